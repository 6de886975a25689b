import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './panel-en.ts'

export const pl = {
  everything: 'Wszystko w szkole',
  everythingHelp: 'Wszystkie kursy, pliki i społeczności na Twojej stronie oraz te, które opublikujesz później.',
  chosen: 'To, co wybiorę',
  chosenHelp: 'Całe kategorie, z tym, co opublikujesz w nich później, i pojedyncze produkty.',
  kinds:
    'Członkostwo może zawierać kursy, pliki do pobrania i społeczności. Wydarzenia i konsultacje mają ograniczoną liczbę miejsc i sprzedaje się je osobno. To, co ukryjesz na listach, zawiera tylko wtedy, gdy wybierzesz to pojedynczo.',
  categories: 'Kategorie',
  product: 'Dodaj produkt',
  productHelp: 'Wyszukaj go po tytule',
  takeOut: 'Usuń „{title}”',
  atOnce: {
    one: 'Zmiany od razu obejmą {count} osobę, która ma to członkostwo.',
    few: 'Zmiany od razu obejmą {count} osób, które mają to członkostwo.',
    many: 'Zmiany od razu obejmą {count} osób, które mają to członkostwo.',
    other: 'Zmiany od razu obejmą {count} osobę, która ma to członkostwo.',
  },
  preview: 'Zawiera obecnie',
  opensNothing: 'Jeszcze nic. Wybierz, co ma zawierać, i zapisz.',
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  more: { one: 'i jeszcze {count}', few: 'i jeszcze {count}', many: 'i jeszcze {count}', other: 'i jeszcze {count}' },
  apart: 'To, co obecnie zawiera, kosztuje osobno {amount}.',
  save: 'Zapisz zmiany',
} satisfies SameKeys<typeof en>
