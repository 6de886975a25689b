import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deciding-en.ts'

export const pl = {
  chosen: {
    one: 'Wybrano {count} osobę',
    few: 'Wybrano {count} osoby',
    many: 'Wybrano {count} osób',
    other: 'Wybrano {count} osoby',
  },
  give: 'Przyznaj dostęp',
  take: 'Odbierz dostęp',
  giveTitle: {
    one: 'Przyznaj dostęp {count} osobie',
    few: 'Przyznaj dostęp {count} osobom',
    many: 'Przyznaj dostęp {count} osobom',
    other: 'Przyznaj dostęp {count} osoby',
  },
  takeTitle: {
    one: 'Odbierz dostęp {count} osobie',
    few: 'Odbierz dostęp {count} osobom',
    many: 'Odbierz dostęp {count} osobom',
    other: 'Odbierz dostęp {count} osoby',
  },
  product: 'Produkt',
  chooseProduct: 'Wybierz produkt',
  cancel: 'Anuluj',
  outcome_given: 'dostęp przyznany.',
  outcome_had: 'Ten kursant ma już dostęp do tego produktu.',
  outcome_taken: 'dostęp odebrany.',
  outcome_had_none: 'nie ma dostępu do tego produktu.',
  awaited: 'Czekamy na płatność: zmiana statusu może potrwać do 72 godzin.',
} satisfies SameKeys<typeof en>
