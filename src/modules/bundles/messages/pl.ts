import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  about: 'O zestawie',
  inside: 'Co zawiera zestaw',
  counted: {
    one: '{count} produkt w jednym',
    few: '{count} produkty w jednym',
    many: '{count} produktów w jednym',
    other: '{count} produktu w jednym',
  },
  lectures: { one: '{count} lekcja', few: '{count} lekcje', many: '{count} lekcji', other: '{count} lekcji' },
  apart: 'Kupione osobno: {amount}',
  saves: 'Oszczędzasz {amount}',
  free: 'Bezpłatnie',
  chooseTime: 'Termin wybierzesz po zakupie',
  owned: 'Masz już',
  ownsSome: 'Masz już: {titles}. Cena zestawu pozostaje taka sama.',
  ownsSomeRest: 'Masz już: {titles}. Reszta kupiona osobno kosztuje {amount}. Cena zestawu pozostaje taka sama.',
  ownsAll: 'Masz już wszystko, co jest w tym zestawie. Nie ma czego kupować.',
  buy: 'Kup zestaw',
  get: 'Odbierz za darmo',
  toMine: 'Przejdź do tego, co mam',
  draft: 'To podgląd: zestaw jest szkicem i widzą go tylko administratorzy szkoły.',
  mine: 'Moje zestawy',
  accessUntil: 'Dostęp do {date}',
} satisfies SameKeys<typeof en>
