import type { TopicContent } from '#seeds/content.ts'
import { bookbinding } from '../courses/bookbinding.ts'

export const bookbinders: TopicContent = {
  title: 'Krąg introligatorów',
  description: 'Dla tych, którzy szyją książki na kursie. Pokazujcie grzbiety, nie tylko okładki.',
  language: 'pl',
  allowsStudents: true,
  course: bookbinding.title,
  subscribers: 4,
  posts: [
    {
      by: 'teacher',
      title: 'Wyzwanie na ten miesiąc: zeszyt z tego, co jest w domu',
      daysAgo: 4,
      votes: 7,
      body: '<p>Zasady są trzy:</p><ul><li>niczego nie kupujemy,</li><li>szyjemy, a nie zszywamy,</li><li>pokazujemy <strong>grzbiet</strong>.</li></ul><p>Moje są z map turystycznych i kalki. Czekam na wasze do końca miesiąca.</p>',
      comments: [
        {
          body: 'Worek po mące się liczy?',
          votes: 4,
          replies: [{ by: 'teacher', body: 'Liczy się podwójnie.', votes: 5 }],
        },
      ],
    },
    {
      by: 'student',
      title: 'Maszynopis dziadka w twardej okładce',
      daysAgo: 6,
      votes: 10,
      picture: { motif: 'book', hue: 8 },
      body: 'Sto dwadzieścia stron wspomnień, przepisanych na maszynie w osiemdziesiątym pierwszym. Papier był cienki jak bibułka, więc każdą składkę otuliła japonka.\n\nBabcia przeczytała pierwsze zdanie i zamknęła. Powiedziała, że resztę w niedzielę.',
      comments: [
        { body: 'Popłynęły łzy. Piękna robota.', votes: 8 },
        {
          body: 'Jakim klejem szła japonka?',
          votes: 1,
          replies: [{ by: 'student', body: 'Skrobia pszenna, rzadka, pędzlem od środka.', votes: 3 }],
        },
      ],
    },
    {
      by: 'student',
      title: 'Kapitałka: szyta czy klejona?',
      daysAgo: 8,
      votes: 3,
      body: 'Klejona trzyma i wygląda porządnie, ale gdy pomyślę o szytej, to mam wyrzuty sumienia. Jak jest u was?',
      comments: [
        {
          body: 'Szyta do jednej książki w roku, na prezent. Reszta klejona i bez wyrzutów.',
          votes: 6,
        },
      ],
    },
    {
      by: 'student',
      title: 'Okładka wybrzuszyła się po nocy',
      daysAgo: 11,
      votes: 2,
      body: 'Dwie deski i trzy tomy encyklopedii, jak w lekcji. Rano tektura wygięta na zewnątrz jak łódka. Wyklejka ciągnie za słabo?',
      comments: [
        {
          body: 'Wyklejka powinna iść tym samym kierunkiem włókien, co tektura. U mnie to zawsze jest to.',
          votes: 5,
          replies: [
            {
              by: 'teacher',
              body: 'Tak, i dwa dni pod deskami zamiast jednego. W listopadzie klej schnie wolniej.',
              votes: 6,
            },
          ],
        },
      ],
    },
    {
      by: 'student',
      title: 'Zszyte nad jeziorem, bez stołu',
      daysAgo: 16,
      votes: 8,
      body: 'Szydło, korek od wina zamiast podkładki i kolano. Grzbiet wyszedł prościej niż w domu, co daje do myślenia.',
      comments: [{ body: 'Korek! Zapisane.', votes: 4 }],
    },
    {
      by: 'student',
      title: 'Ile czasu zajmuje wam jeden zeszyt?',
      daysAgo: 19,
      votes: 5,
      body: 'U mnie trzy wieczory, z czego jeden to szukanie igły. Pytam, bo siostra zamówiła pięć na prezenty.',
      comments: [
        { body: 'Pięć naraz idzie szybciej niż dwa po kolei. Najpierw całe cięcie, potem całe szycie.', votes: 7 },
      ],
    },
    {
      by: 'student',
      title: 'Papier marmurkowy w kuwecie na kociarnię',
      daysAgo: 20,
      votes: 6,
      picture: { motif: 'fern', hue: 268 },
      body: 'Nowej, zanim ktoś zapyta. Karagen z apteki, farby ze szkolnej szafki. Dwa arkusze piękne, sześć w kolorze błota. Te w kolorze błota też poszły na wyklejki.',
      comments: [{ body: 'Błoto na wyklejkach wygląda szlachetnie, potwierdzam.', votes: 3 }],
    },
  ],
}
