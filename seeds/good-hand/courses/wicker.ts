import type { CourseContent } from '#seeds/content.ts'

export const wicker: CourseContent = {
  title: 'Kosz z wikliny na jesień',
  language: 'pl',
  category: 'Basketry',
  difficulty: 'advanced',
  accessLength: 'forever',
  prices: [{ amount: 35900, daysAgo: 12 }],
  isDraft: true,
  demand: 0,
  picture: { motif: 'basket', hue: 64 },
  film: { lines: ['Kosz z wikliny', 'na jesień'], seconds: 18 },
  description: `
    <p>Okrągły kosz na dno krzyżowe, z pałąkiem, który się nie obraca. Kurs w przygotowaniu: pierwsze lekcje są nagrane, zakończenie brzegu czeka na świeżą wiklinę.</p>`,
  sections: [
    {
      title: 'Dno',
      lectures: [
        {
          title: 'Moczenie i sortowanie',
          intro: 'Tydzień w wannie albo trzy dni w strumieniu. Pręty układamy według grubości, nie długości.',
          isFree: true,
        },
        {
          title: 'Krzyż i pierwsze okrążenia',
          intro: 'Cztery na cztery. Najważniejsze są dwa pierwsze okrążenia, potem kosz robi się sam.',
        },
      ],
    },
    {
      title: 'Ścianki i brzeg',
      lectures: [
        { title: 'Osnowa w górę', intro: 'Zagięcie bez złamania.', isDraft: true },
        { title: 'Brzeg trójpędny', intro: 'Do nagrania w grudniu.', isDraft: true },
      ],
    },
  ],
  reviews: [],
}
