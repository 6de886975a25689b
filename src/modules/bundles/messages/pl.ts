import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  bundle: 'Zestaw',
  about: 'O zestawie',
  inside: 'Co zawiera zestaw',
  counted: {
    one: '{count} kurs w jednym',
    few: '{count} kursy w jednym',
    many: '{count} kursów w jednym',
    other: '{count} kursu w jednym',
  },
  lectures: { one: '{count} lekcja', few: '{count} lekcje', many: '{count} lekcji', other: '{count} lekcji' },
  apart: 'Kupione osobno: {amount}',
  saves: 'Oszczędzasz {amount}',
  free: 'Bezpłatnie',
  owned: 'Masz już',
  ownsSome: 'Masz już: {titles}. Cena zestawu pozostaje taka sama.',
  ownsSomeRest: 'Masz już: {titles}. Reszta kupiona osobno kosztuje {amount}. Cena zestawu pozostaje taka sama.',
  ownsAll: 'Masz już wszystko, co jest w tym zestawie. Nie ma czego kupować.',
  buy: 'Kup zestaw',
  get: 'Odbierz za darmo',
  toMine: 'Przejdź do moich kursów',
  draft: 'To podgląd: zestaw jest szkicem i widzą go tylko administratorzy szkoły.',
  mine: 'Moje zestawy',
  accessUntil: 'Dostęp do {date}',
} satisfies SameKeys<typeof en>
