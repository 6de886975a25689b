import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  funnel: 'Od wizyty do ukończenia',
  step: 'Krok',
  count: 'Liczba',
  ofStep: 'Z poprzedniego kroku',
  change: 'Zmiana',
  view: 'Strona produktu',
  checkout: 'Kasa',
  sale: 'Zapłata',
  beginning: 'Pierwsza lekcja',
  completion: 'Ukończenie kursu',
  noneYet: 'W tym okresie nikogo tu jeszcze nie było.',
  shareOfMost: '{count} z {most}',
  whereTheyStop: 'Gdzie kursanci przerywają',
  lecture: 'Lekcja',
  began: 'Zaczęło',
  finished: 'Ukończyło',
  stopped: 'Przerwało',
  questions: 'Pytania',
  draft: 'Szkic',
  began_finished: {
    one: 'W tym okresie naukę zaczęła {count} osoba, do końca doszło: {finished}.',
    few: 'W tym okresie naukę zaczęły {count} osoby, do końca doszło: {finished}.',
    many: 'W tym okresie naukę zaczęło {count} osób, do końca doszło: {finished}.',
    other: 'W tym okresie naukę zaczęło {count} osoby, do końca doszło: {finished}.',
  },
  ofThoseWhoBegan: '{share} z tych, którzy zaczęli tę lekcję, ukończyło ją',
} satisfies SameKeys<typeof en>
