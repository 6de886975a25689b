import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './panel-en.ts'

export const pl = {
  intro: 'Kupujący dostają wszystko jednym zakupem. Przeciągnij produkty w odpowiednie miejsce albo użyj strzałek.',
  empty: 'Nic tu jeszcze nie ma. Przed publikacją dodaj co najmniej dwa produkty.',
  add: 'Dodaj produkt',
  addHelp: 'Szukaj po tytule',
  takeOut: 'Usuń „{title}” z zestawu',
  takeOutHelp: 'Kto kupił zestaw, zachowa to, co z niego usuniesz.',
  reaches: {
    one: 'Daj to, co dodaję, także {count} osobie, która ma zestaw',
    few: 'Daj to, co dodaję, także {count} osobom, które mają zestaw',
    many: 'Daj to, co dodaję, także {count} osobom, które mają zestaw',
    other: 'Daj to, co dodaję, także {count} osoby, które mają zestaw',
  },
  reachesHelp: 'W przeciwnym razie dostaną to tylko nowi kupujący. Gdy osób jest dużo, potrwa to chwilę.',
  notSoldApart: 'Nie jest sprzedawany osobno',
  apart: 'Zawarte w nim produkty kosztują osobno {amount}.',
  save: 'Zapisz zmiany',
} satisfies SameKeys<typeof en>
