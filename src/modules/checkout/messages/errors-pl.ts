import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'checkout.price-changed': 'Cena zmieniła się od otwarcia tej strony. Niczego nie pobrano.',
  'checkout.enrollment-closed': 'Ten produkt nie jest teraz w sprzedaży.',
  'checkout.consent-missing': 'To pole jest wymagane',
  'checkout.card-missing': 'Sprawdź dane karty',
  'validation.vat-number': 'Nieprawidłowy format numeru VAT',
} satisfies SameKeys<typeof en>
