import type { CourseContent } from '#seeds/content.ts'

export const bookbinding: CourseContent = {
  title: 'Introligatorstwo od pierwszej składki',
  language: 'pl',
  category: 'Papier i introligatorstwo',
  difficulty: 'beginner',
  accessLength: 'forever',
  prices: [
    { amount: 29900, daysAgo: 210 },
    { amount: 32900, daysAgo: 60 },
  ],
  promotion: { amount: 24900, startedDaysAgo: 5, endsInDays: 9 },
  demand: 9,
  picture: { motif: 'book', hue: 18 },
  film: { lines: ['Introligatorstwo', 'od pierwszej składki'], seconds: 26 },
  description: `
    <p>Książka to kilkanaście kartek, nić i cierpliwość. W tym kursie składasz, szyjesz i oprawiasz trzy zeszyty i jedną książkę w twardej okładce. Nie potrzebujesz prasy: wystarczą dwie deski i stos encyklopedii.</p>
    <h3>Co będzie na stole</h3>
    <ul><li>papier biurowy albo rysunkowy, byle wiadomo, w którą stronę biegną włókna,</li><li>nić lniana, igła z dużym uchem, szydło,</li><li>klej introligatorski i pędzel, który nie gubi włosia,</li><li>tektura 2 mm i kawałek płótna.</li></ul>
    <p>Wszystko poza płótnem kupisz za około sześćdziesiąt złotych. W pierwszej lekcji mówię, na czym nie warto oszczędzać.</p>
    <h3>Po kursie</h3>
    <p>Naprawisz zeszyt z wypadającymi kartkami, oprawisz czyjś maszynopis i zrozumiesz, dlaczego stare książki otwierają się na płasko, a nowe nie.</p>`,
  pitch: {
    outcomes: [
      'Uszyjesz zeszyt, który otwiera się na płasko',
      'Oprawisz książkę w twardą okładkę bez prasy',
      'Poznasz kierunek włókien papieru bez lupy',
      'Naprawisz zeszyt, z którego wypadają kartki',
    ],
    audience: ['Dla tych, którzy nigdy nie trzymali szydła', 'Dla tych, którzy szyją zeszyty i chcą twardej okładki'],
    questions: [
      {
        question: 'Czy potrzebuję prasy?',
        answer:
          'Nie. Wystarczą dwie deski i kilkanaście kilogramów książek. Prasa przydaje się dopiero wtedy, gdy oprawiasz kilka rzeczy naraz.',
      },
      {
        question: 'Ile kosztują materiały?',
        answer:
          'Około sześćdziesięciu złotych na wszystko poza płótnem. W pierwszej lekcji mówię, na czym nie warto oszczędzać.',
      },
      {
        question: 'Ile czasu zajmuje jedna książka?',
        answer: 'Zeszyt to jeden wieczór. Książka w twardej okładce to trzy wieczory, bo klej musi wyschnąć.',
      },
    ],
  },
  sections: [
    {
      title: 'Zanim weźmiesz igłę',
      lectures: [
        {
          title: 'Którędy biegną włókna',
          intro:
            'Papier ma kierunek, jak drewno. Kto go pomyli, temu książka sama się zamyka. Trzy sposoby, żeby to sprawdzić bez lupy.',
          isFree: true,
          chapters: [
            { at_seconds: 0, title: 'Po co wiedzieć, którędy biegną' },
            { at_seconds: 9, title: 'Trzy próby bez lupy' },
            { at_seconds: 18, title: 'Co zapamiętać' },
          ],
          comments: [
            {
              voice: 'f',
              body: 'Sprawdziłam trzy ryzy z szafy i wszystkie biegną wzdłuż krótszego boku. Od lat składałam zeszyty w poprzek i nie rozumiałam, skąd te fale!',
              votes: 7,
              replies: [
                {
                  by: 'teacher',
                  body: 'Klasyk. Papier A4 z drukarki prawie zawsze ma włókna wzdłuż dłuższego boku, więc po złożeniu na A5 są w poprzek grzbietu. Szukaj opisu „SG” (short grain).',
                  votes: 5,
                },
                {
                  by: 'student',
                  voice: 'm',
                  body: 'W papierniczym na Piotrkowskiej mają taki z opisem na boku paczki.',
                  votes: 2,
                },
              ],
            },
            { voice: 'm', body: 'Próba z wodą działa najlepiej. Kartka zwinęła się w rulon w dwie sekundy.', votes: 3 },
          ],
        },
        {
          title: 'Narzędzia, które masz w domu',
          intro: 'Kostkę introligatorską zastąpi trzonek łyżki, prasę dwie deski. Szydła nie zastąpi nic.',
          comments: [
            {
              voice: 'f',
              body: 'Czy nić dentystyczna woskowana może być na początek? Lniana idzie do mnie tydzień.',
              votes: 1,
              replies: [
                {
                  by: 'teacher',
                  body: 'Do prób tak, do książki nie: jest za śliska i węzeł puszcza po roku. Zwykła nić lniana przeciągnięta po świecy wystarczy.',
                  votes: 4,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Szycie',
      lectures: [
        {
          title: 'Zeszyt na trzy dziurki',
          intro: 'Jedna składka, jedna nić, dziesięć minut. Po tej lekcji masz pierwszy gotowy zeszyt.',
          comments: [
            {
              voice: 'm',
              body: 'Pierwszy zeszyt krzywy, trzeci już do pokazania. Córka zamówiła pięć.',
              votes: 9,
              replies: [
                {
                  by: 'teacher',
                  body: 'Trzeci zawsze jest do pokazania. Krzywy zachowaj, za rok będzie ulubiony.',
                  votes: 6,
                },
              ],
            },
          ],
        },
        {
          title: 'Ścieg łańcuszkowy bez kleju',
          intro:
            'Wiele składek, otwarty grzbiet, książka kładzie się płasko. Najwięcej kłopotu robi napięcie nici, więc ćwiczymy je osobno.',
          comments: [
            {
              voice: 'f',
              body: 'Przy czwartej składce łańcuszek mi się rozjeżdża w prawo. Ciągnę nić do góry czy wzdłuż grzbietu?',
              votes: 2,
              replies: [
                {
                  by: 'teacher',
                  body: 'Wzdłuż grzbietu, zawsze w kierunku szycia. Do góry rozcinasz papier i robi się luz.',
                  votes: 3,
                },
                { by: 'student', voice: 'f', body: 'Mnie pomogła klamerka na już zszytych składkach.', votes: 2 },
              ],
            },
          ],
        },
        {
          title: 'Szycie na taśmy',
          intro: 'Tak szyto książki, które przetrwały dwieście lat. Rozstaw taśm liczymy z wysokości grzbietu.',
        },
      ],
    },
    {
      title: 'Oprawa',
      lectures: [
        {
          title: 'Grzbiet, kapitałka i klej',
          intro: 'Ile kleju, jak długo pod obciążeniem i po czym poznać, że jeszcze nie.',
        },
        {
          title: 'Okładka w płótnie',
          intro: 'Wymiarowanie tektury, zawijanie rogów i moment, w którym wkład spotyka okładkę.',
          comments: [
            {
              voice: 'f',
              body: 'Oprawiłam pracę magisterską siostry. Promotor zapytał, w którym zakładzie. Dziękuję!',
              votes: 11,
              replies: [
                { by: 'teacher', body: 'To najładniejsza recenzja tego kursu. Gratulacje dla obu sióstr.', votes: 3 },
              ],
            },
          ],
        },
        {
          title: 'Co poszło nie tak',
          intro: 'Odstający grzbiet, bąble pod płótnem, krzywy blok. Pięć błędów i co da się z nimi zrobić po fakcie.',
        },
      ],
    },
  ],
  reviews: [
    {
      voice: 'f',
      rating: 10,
      title: 'Spokojnie i do rzeczy',
      review:
        'Żadnego gadania o pasji, tylko ręce i papier. Po dwóch wieczorach miałam zeszyt, którego nie wstyd podarować.',
    },
    {
      voice: 'm',
      rating: 10,
      title: 'Warto',
      review: 'Kupiłem z ciekawości, skończyło się na własnym warsztacie w piwnicy.',
    },
    {
      voice: 'f',
      rating: 10,
      title: 'Najlepsza lekcja: co poszło nie tak',
      review: 'Nikt inny nie pokazuje swoich błędów. Dzięki temu wiedziałam, co ratować, a co zacząć od nowa.',
    },
    {
      voice: 'm',
      rating: 5,
      title: 'Dobre, ale powoli',
      review:
        'Treść świetna, tempo dla mnie trochę za wolne. Oglądałem na 1,5×. Lista materiałów przydałaby się w pdf.',
    },
    { voice: 'f', rating: 10, title: '', review: '' },
    {
      voice: 'm',
      rating: 10,
      title: 'Prezent dla taty',
      review: 'Tata ma 71 lat i oprawia teraz roczniki „Przekroju”. Widać każdy ruch dłoni, to pomaga.',
    },
    {
      voice: 'f',
      rating: 0,
      title: 'Nie dla mnie',
      review: 'Liczyłam na oprawy skórzane i złocenia, a to kurs od zera. Opis to mówi, więc pretensje mam do siebie.',
    },
  ],
}
