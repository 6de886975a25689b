import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  about: 'O członkostwie',
  inside: 'Co zawiera',
  by: 'Prowadzi {name}',
  everything: 'Wszystko w szkole i to, co pojawi się później',
  categories: 'Wszystko w kategoriach: {names}, także to, co pojawi się w nich później',
  counted: {
    one: 'obecnie {count} produkt',
    few: 'obecnie {count} produkty',
    many: 'obecnie {count} produktów',
    other: 'obecnie {count} produktu',
  },
  lasting: 'Dostępne tak długo, jak długo trwa członkostwo',
  more: { one: 'i jeszcze {count}', few: 'i jeszcze {count}', many: 'i jeszcze {count}', other: 'i jeszcze {count}' },
  apart: 'Kupione osobno: {amount}',
  ownsSome: 'Masz już: {titles}. Cena członkostwa pozostaje taka sama.',
  owned: 'Masz to członkostwo, a z nim dostęp do wszystkiego poniżej.',
  buy: 'Kup członkostwo',
  get: 'Odbierz za darmo',
  toMine: 'Przejdź do moich kursów',
  draft: 'To podgląd: członkostwo jest szkicem i widzą je tylko administratorzy szkoły.',
  mine: 'Moje członkostwa',
  opensNow: {
    one: 'zawiera {count} produkt',
    few: 'zawiera {count} produkty',
    many: 'zawiera {count} produktów',
    other: 'zawiera {count} produktu',
  },
  accessUntil: 'Twoje do {date}',
} satisfies SameKeys<typeof en>
