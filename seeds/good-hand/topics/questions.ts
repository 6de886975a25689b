import type { TopicContent } from '#seeds/content.ts'

export const questions: TopicContent = {
  title: 'Pytania przy stole',
  description: 'O papier, mąkę, światło i wszystko, co się przykleiło nie tam, gdzie trzeba.',
  language: 'pl',
  allowsStudents: true,
  subscribers: 6,
  posts: [
    {
      by: 'student',
      voice: 'f',
      title: 'Gdzie w Krakowie kupić papier z opisem włókien?',
      daysAgo: 3,
      votes: 4,
      body: 'Obeszłam trzy sklepy i wszędzie patrzą na mnie, jakbym pytała o kierunek wiatru. Macie sprawdzone miejsce?',
      comments: [
        {
          voice: 'm',
          body: 'Hurtownia przy Zabłociu sprzedaje na arkusze i wie, o co chodzi. Trzeba zadzwonić rano.',
          votes: 5,
          replies: [{ by: 'student', voice: 'f', body: 'Zadzwoniłam. Wiedzą! Dziękuję.', votes: 2 }],
        },
      ],
    },
    {
      by: 'student',
      voice: 'm',
      title: 'Zakwas pachnie jak zmywacz do paznokci',
      daysAgo: 4,
      votes: 6,
      body: 'Ma dziewięć dni, rośnie, ale zapach wygonił z kuchni całą rodzinę. Wyrzucić i zacząć od nowa, czy da się go uratować?',
      comments: [
        {
          voice: 'f',
          body: 'Mój też tak miał. Jest głodny, a nie zepsuty. Dwa karmienia dziennie przez trzy dni i wrócił jabłkowy.',
          votes: 9,
          replies: [
            {
              by: 'teacher',
              body: 'Dokładnie tak. Łyżka zakwasu, sto mąki, sto wody, i ciepłe miejsce. Nie wyrzucać.',
              votes: 8,
            },
            { by: 'student', voice: 'm', body: 'Rodzina wróciła do kuchni.', votes: 11 },
          ],
        },
      ],
    },
    {
      by: 'student',
      voice: 'f',
      title: 'Jak prać haft na lnianej koszuli?',
      daysAgo: 8,
      votes: 3,
      body: 'Skończyłam łatanie mankietu i teraz boję się go zamoczyć. Nić jest czerwona, koszula biała, wiadomo.',
      comments: [
        {
          voice: 'f',
          body: 'Najpierw próba: kawałek tej samej nici na białej szmatce, ciepła woda, dziesięć minut. Ja po jednej takiej próbie zmieniłam nić.',
          votes: 6,
        },
      ],
    },
    {
      by: 'student',
      voice: 'm',
      title: 'Kostka introligatorska: kość, teflon czy łyżka?',
      daysAgo: 10,
      votes: 5,
      body: 'Na razie jadę na trzonku łyżki i nie narzekam, ale zbliżają się urodziny i rodzina pyta.',
      comments: [
        { voice: 'm', body: 'Teflon. Nie zostawia połysku na ciemnym papierze. Kość jest ładniejsza.', votes: 4 },
        {
          voice: 'f',
          body: 'Dostałam kościaną po dziadku i nie zamieniłabym jej na nic, nawet jeśli zostawia połysk.',
          votes: 7,
        },
      ],
    },
    {
      by: 'student',
      voice: 'f',
      title: 'Okno od północy: błogosławieństwo czy przekleństwo?',
      daysAgo: 12,
      votes: 8,
      picture: { motif: 'window', hue: 210 },
      body: 'Mam w pokoju jedno okno i jest od północy. Wszyscy piszą, że to najlepsze światło, a u mnie o trzeciej jest już jak w piwnicy.',
      comments: [
        {
          voice: 'm',
          body: 'Najlepsze w maju. W listopadzie przysuń stół do samej szyby i zasłoń to, co za plecami, czymś jasnym.',
          votes: 4,
          replies: [
            {
              by: 'teacher',
              body: 'I dłuższy czas, krótsza cierpliwość modela. Martwe natury lubią listopad.',
              votes: 6,
            },
          ],
        },
      ],
    },
    {
      by: 'student',
      voice: 'm',
      title: 'Ktoś z Łodzi na wspólne odbijanie?',
      daysAgo: 15,
      votes: 7,
      body: 'Mam duży stół, wałek i sąsiadów, którzy nie słyszą. Brakuje mi kogoś, kto potrzyma papier. Sobota przed południem?',
      comments: [
        { voice: 'f', body: 'Ja! Przyniosę farbę i ciasto.', votes: 5 },
        { voice: 'm', body: 'Mogę dojechać z Pabianic, ale dopiero po jedenastej.', votes: 2 },
      ],
    },
    {
      by: 'student',
      voice: 'f',
      title: 'Nić lniana pęka mi przy trzecim supełku',
      daysAgo: 18,
      votes: 2,
      body: 'Woskowana, z tej samej szpulki, co w lekcji. Ciągnę chyba za mocno, ale jak słabiej, to składki latają.',
      comments: [
        {
          voice: 'f',
          body: 'Ciągnij wzdłuż grzbietu, a nie do góry. Pani Helena mówi o tym w dwunastej minucie, przeoczyłam to dwa razy.',
          votes: 8,
        },
      ],
    },
    {
      by: 'student',
      voice: 'm',
      title: 'Mąka z młyna czy z marketu?',
      daysAgo: 22,
      votes: 6,
      body: 'Upiekłem ten sam chleb z obu. Ten z młyna wyszedł niższy i wszyscy zjedli go pierwszego. Da się mieć jedno i drugie, wysokość i smak?',
      comments: [
        {
          voice: 'f',
          body: 'Mieszam pół na pół, a wodę dodaję na dwa razy.',
          votes: 5,
          replies: [{ by: 'teacher', body: 'Mąka z młyna pije wolniej. Poczekaj pół godziny przed solą.', votes: 4 }],
        },
      ],
    },
    {
      by: 'student',
      voice: 'f',
      title: 'Czy tępy nóż naprawdę jest groźniejszy?',
      daysAgo: 28,
      votes: 4,
      body: 'Mąż twierdzi, że to wymysł sprzedawców osełek. Potrzebuję argumentów przed niedzielą.',
      comments: [
        { voice: 'm', body: 'Tępy ześlizguje się ze skórki pomidora. Dalej jest palec. Koniec argumentu.', votes: 12 },
      ],
    },
    {
      by: 'student',
      voice: 'm',
      title: 'Jak przechowujecie matryce z linoleum?',
      daysAgo: 36,
      votes: 3,
      body: 'Moje po pół roku zrobiły się kruche i wygięły jak chipsy. Stały w piwnicy, pionowo, bez papieru.',
      comments: [
        {
          voice: 'f',
          body: 'Na płasko, przełożone gazetą, w szafie. Mam takie sprzed czterech lat i dalej odbijają.',
          votes: 4,
        },
      ],
    },
    {
      by: 'student',
      voice: 'f',
      title: 'Pierwszy szkic w kawiarni i pierwszy widz',
      daysAgo: 44,
      votes: 9,
      body: 'Usiadłam w kącie, narysowałam ekspres, a starszy pan przy sąsiednim stoliku powiedział: „Pani go narysowała życzliwie”. Nie wiem, co to znaczy, ale rysuję dalej.',
      comments: [{ voice: 'f', body: 'To najlepsza recenzja, jaką tu czytałam.', votes: 10 }],
    },
  ],
}
