import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  errors: {
    'validation.vat-number': 'Nieprawidłowy format numeru VAT',
    'validation.postal-code': 'Wpisz kod pocztowy w formacie 12-345',
  },
} satisfies SameWords<typeof en>
