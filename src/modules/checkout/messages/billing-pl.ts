import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './billing-en.ts'

export const pl = {
  details: 'Telefon i dane do faktury',
  detailsHelp: 'nieobowiązkowe',
  phone: 'Numer telefonu',
  asCompany: 'Kupuję na firmę',
  asCompanyHelp: 'Wypełnij wszystkie pola oznaczone *.',
  company: 'Nazwa firmy',
  vat: 'Numer VAT (NIP)',
  vatHelp: 'NIP albo numer VAT z kodem kraju na początku, na przykład DE136695976',
  address1: 'Adres, wiersz 1',
  address2: 'Adres, wiersz 2',
  postalCode: 'Kod pocztowy',
  city: 'Miejscowość',
  country: 'Kraj',
} satisfies SameKeys<typeof en>
