import type { TopicContent } from '#seeds/content.ts'
import { czech } from './courses/czech.ts'

export const topics: TopicContent[] = [
  {
    title: 'Zdanie tygodnia',
    description: 'Jedno zdanie, które się przyda. W poniedziałek, przed pociągiem.',
    language: 'pl',
    allowsStudents: false,
    subscribers: 3,
    posts: [
      {
        by: 'teacher',
        title: 'Czeski: „Mám zpoždění”',
        daysAgo: 3,
        votes: 3,
        body: '<p>Mam opóźnienie. Pociąg też je ma, ale o sobie mówi <em>jede se zpožděním</em>. Powtórzcie na peronie, nikt nie zwróci uwagi.</p>',
        comments: [
          { voice: 'f', body: 'Powiedziałam w Bohuminie. Pani w kasie odpowiedziała: „My všichni”.', votes: 4 },
        ],
      },
      {
        by: 'teacher',
        title: 'Włoski: „Il solito”',
        daysAgo: 10,
        votes: 2,
        picture: { motif: 'cup', hue: 16 },
        body: '<p>To, co zawsze. Działa dopiero od trzeciej wizyty w tym samym barze, ale wtedy jest się już u siebie.</p>',
      },
      {
        by: 'teacher',
        title: 'Czego nie uczą rozmówki',
        daysAgo: 19,
        votes: 4,
        body: '<p>Najważniejsze zdanie w każdym języku to <strong>„Proszę powtórzyć wolniej”</strong>. Drugie: „Dziękuję, teraz rozumiem”, nawet jeśli to jeszcze nieprawda.</p>',
      },
    ],
  },
  {
    title: 'Kartki z drogi',
    description: 'Kto pojechał, niech napisze, co powiedział i co usłyszał.',
    language: 'pl',
    allowsStudents: true,
    course: czech.title,
    subscribers: 2,
    posts: [
      {
        by: 'student',
        title: 'Brno, czyli jak zamówiłem szukanie',
        voice: 'm',
        daysAgo: 5,
        votes: 3,
        body: 'Chciałem powiedzieć, że szukam hotelu. Pan na rynku bardzo się uśmiał, a potem zaprowadził mnie pod same drzwi. Teraz już wiem, że „hledám”.',
        comments: [{ body: 'Każdy z nas to kiedyś powiedział. Każdy.', votes: 5 }],
      },
      {
        by: 'student',
        title: 'Bez angielskiego przez całą starówkę w Ołomuńcu',
        daysAgo: 8,
        votes: 2,
        picture: { motif: 'skyline', hue: 96 },
        body: 'Kawa, bilet, twarożki i pytanie o drogę. Cztery rozmowy, cztery odpowiedzi po czesku. Lekcja trzecia warta była całego kursu.',
      },
    ],
  },
]
