import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './panel-en.ts'

export const pl = {
  status: 'Status',
  anyStatus: 'Wszystkie',
  drafts: 'Szkice',
  price: 'Cena',
  students: 'Kursanci',
  noneFound: 'Nic nie znaleziono',
  firstPage: 'Wróć do najnowszych',
  step: 'Krok {step} z 2',
  stepPrice: 'Cena, dostęp i okładka',
  next: 'Dalej',
  back: 'Wstecz',
  titleEmpty: 'Tytuł nie może być pusty',
  details: 'Szczegóły',
  priceTab: 'Cena i promocja',
  checkoutTab: 'Kasa',
  shareTab: 'Udostępnij',
  numbersTab: 'Statystyki',
  duplicate: 'Powiel',
  publish: 'Opublikuj',
  unpublish: 'Cofnij publikację',
  publishedMany: {
    one: 'Opublikowano {count} produkt',
    few: 'Opublikowano {count} produkty',
    many: 'Opublikowano {count} produktów',
    other: 'Opublikowano {count} produktu',
  },
  unpublishedMany: {
    one: '{count} produkt znów jest szkicem',
    few: '{count} produkty znów są szkicami',
    many: '{count} produktów znów jest szkicami',
    other: '{count} produktu znów jest szkicem',
  },
} satisfies SameKeys<typeof en>
