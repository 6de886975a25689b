import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Sprzedawca',
  errors: {
    'validation.vat-number': 'Nieprawidłowy format numeru VAT',
    'validation.postal-code': 'Wpisz kod pocztowy w formacie 12-345',
  },
  deeds: {
    'PUT /home/settings/seller': 'Zmiana danych sprzedawcy',
  },
} satisfies SameWords<typeof en>
