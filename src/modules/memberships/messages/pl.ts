import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  membership: 'Członkostwo',
  about: 'O członkostwie',
  inside: 'Co otwiera',
  by: 'Prowadzi {name}',
  everything: 'Wszystko w szkole i to, co pojawi się później',
  categories: 'Wszystko z: {names}, także to, co pojawi się tam później',
  counted: {
    one: 'dziś {count} produkt',
    few: 'dziś {count} produkty',
    many: 'dziś {count} produktów',
    other: 'dziś {count} produktu',
  },
  lasting: 'Otwarte tak długo, jak długo trwa członkostwo',
  more: { one: 'i jeszcze {count}', few: 'i jeszcze {count}', many: 'i jeszcze {count}', other: 'i jeszcze {count}' },
  apart: 'Osobno: {amount}',
  ownsSome: 'Masz już: {titles}. Cena członkostwa pozostaje taka sama.',
  owned: 'Masz to członkostwo. Wszystko poniżej stoi przed Tobą otworem.',
  buy: 'Kup członkostwo',
  get: 'Odbierz za darmo',
  toMine: 'Przejdź do moich kursów',
  draft: 'To podgląd: członkostwo jest szkicem i widzą je tylko administratorzy szkoły.',
  mine: 'Moje członkostwa',
  opensNow: {
    one: 'otwiera {count} produkt',
    few: 'otwiera {count} produkty',
    many: 'otwiera {count} produktów',
    other: 'otwiera {count} produktu',
  },
  accessUntil: 'Twoje do {date}',
} satisfies SameKeys<typeof en>
