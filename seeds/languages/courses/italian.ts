import type { CourseContent } from '#seeds/content.ts'

export const italian: CourseContent = {
  title: 'Włoski przy barze',
  language: 'pl',
  category: 'Język włoski',
  difficulty: 'beginner',
  accessLength: 'forever',
  prices: [{ amount: 12900, daysAgo: 90 }],
  demand: 2,
  picture: { motif: 'cup', hue: 12 },
  film: { lines: ['Włoski', 'przy barze'], seconds: 18 },
  description:
    '<p>Kawa na stojąco, dwa zdania z obsługą, jedno z sąsiadem. Kurs uczy tylko tego, co mówi się przy ladzie, ale za to tak, żeby nikt nie odpowiedział po angielsku.</p>',
  sections: [
    {
      title: 'Przy ladzie',
      lectures: [
        { title: 'Un caffè, per favore', intro: 'Dlaczego nigdy nie mówi się „espresso”.', isFree: true },
        { title: 'Liczby, czyli rachunek', intro: 'Od jednego do dwudziestu, z gestami.' },
        { title: 'Zdanie o pogodzie', intro: 'Otwiera każdą rozmowę, także w Mediolanie.' },
      ],
    },
  ],
  reviews: [{ voice: 'f', rating: 10, title: 'Un caffè', review: 'Nikt nie przeszedł na angielski!' }],
}
