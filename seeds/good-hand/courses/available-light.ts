import type { CourseContent } from '#seeds/content.ts'

export const availableLight: CourseContent = {
  title: 'Światło zastane. Fotografia bez lampy',
  language: 'pl',
  category: 'Fotografia',
  difficulty: 'intermediate',
  accessLength: 'forever',
  prices: [{ amount: 24900, daysAgo: 160 }],
  variants: {
    first: 'Na zawsze',
    others: [
      { name: 'Na pół roku', amount: 15900, accessLength: 'half_yearly' },
      { name: 'Sam portret', amount: 8900, accessLength: 'forever', sections: ['Portret w domu'] },
    ],
  },
  demand: 6,
  picture: { motif: 'window', hue: 42 },
  film: { lines: ['Światło zastane', 'fotografia bez lampy'], seconds: 24 },
  description: `
    <p>Okno, lampka, latarnia za szybą. Światło już tam jest, trzeba je tylko zauważyć i ustawić wobec niego siebie, a nie odwrotnie. Kurs dla tych, którzy znają trójkąt ekspozycji, a zdjęcia w domu wychodzą im żółte, płaskie albo poruszone.</p>
    <p>Fotografuję aparatem z 2014 roku i telefonem, na przemian. Sprzęt nie jest tematem.</p>
    <ul><li>czytanie kierunku i miękkości światła,</li><li>okno o różnych porach dnia i roku,</li><li>mieszane barwy: kiedy poprawiać, kiedy zostawić,</li><li>zadanie po każdej lekcji, do zrobienia w kwadrans.</li></ul>`,
  sections: [
    {
      title: 'Patrzenie',
      lectures: [
        {
          title: 'Jedno krzesło, jedno okno',
          intro: 'Przez cały dzień to samo krzesło w tym samym miejscu. Osiem zdjęć, osiem różnych pokoi.',
          isFree: true,
          comments: [
            {
              voice: 'f',
              body: 'Zrobiłam to ćwiczenie w listopadzie, na północ. Między 10 a 14 nie zmieniło się prawie nic, a o 15:20 nagle wszystko. Warto było czekać.',
              votes: 8,
              replies: [
                {
                  by: 'teacher',
                  body: 'Północne okno w listopadzie to najcierpliwszy nauczyciel. Powtórz w marcu i porównaj.',
                  votes: 4,
                },
              ],
            },
          ],
        },
        {
          title: 'Twarde, miękkie i to pomiędzy',
          intro:
            'Firanka, papier do pieczenia, biała ściana: jak zmienić charakter światła bez kupowania czegokolwiek.',
          comments: [{ voice: 'm', body: 'Papier do pieczenia na szybie. Genialne i kosztowało 6 zł.', votes: 5 }],
        },
      ],
    },
    {
      title: 'Portret w domu',
      lectures: [
        {
          title: 'Gdzie postawić człowieka',
          intro: 'Trzy miejsca wobec okna i to, co każde z nich robi z twarzą.',
          comments: [
            {
              voice: 'm',
              body: 'Co z osobami w okularach? Odbicie okna zasłania mi oczy za każdym razem.',
              votes: 4,
              replies: [
                {
                  by: 'teacher',
                  body: 'Poproś o lekkie opuszczenie brody i przesuń się o krok w stronę okna. Odbicie ucieknie do góry, zanim zdążysz przeprosić.',
                  votes: 6,
                },
                { by: 'student', voice: 'm', body: 'Działa, dzięki!', votes: 1 },
              ],
            },
          ],
        },
        {
          title: 'Dzieci, które nie stoją',
          intro: 'Czas migawki ważniejszy od wszystkiego. Jak wybrać miejsce, a nie gonić.',
        },
        {
          title: 'Dwie barwy naraz',
          intro: 'Ciepła lampka i zimne okno w jednym kadrze. Kiedy to błąd, a kiedy cały urok.',
        },
      ],
    },
    {
      title: 'Po zmroku',
      lectures: [
        {
          title: 'Latarnia za szybą',
          intro: 'Wysokie ISO nie gryzie. Liczymy, ile ziarna widać na odbitce 20×30, a ile tylko na ekranie.',
        },
        {
          title: 'Jedna świeca',
          intro: 'Najtrudniejsze zadanie kursu. Oprzyj łokcie o stół i nie oddychaj.',
          comments: [
            { voice: 'f', body: 'Udało się za czternastym razem, kot w tle nieostry, ale prawdziwy.', votes: 10 },
          ],
        },
      ],
    },
  ],
  reviews: [
    {
      voice: 'm',
      rating: 10,
      title: 'Odłożyłem lampę',
      review: 'Pół roku nosiłem lampę błyskową w torbie. Po drugiej sekcji została w domu i nie wróciła.',
    },
    {
      voice: 'f',
      rating: 10,
      title: 'Zadania robią robotę',
      review: 'Kwadrans po każdej lekcji to akurat tyle, ile mam, kiedy dziecko śpi.',
    },
    {
      voice: 'f',
      rating: 10,
      title: 'Uczy patrzeć',
      review: 'Zdjęcia telefonem też wychodzą lepsze, chociaż o telefonie jest może pięć minut.',
    },
    {
      voice: 'm',
      rating: 5,
      title: 'Brakuje obróbki',
      review: 'O świetle bardzo dobrze. O wywoływaniu RAW-ów prawie nic, a tego też szukałem.',
    },
    { voice: 'f', rating: 10, title: 'Polecam', review: '' },
  ],
}
