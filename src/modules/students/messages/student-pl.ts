import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './student-en.ts'

export const pl = {
  students: 'Kursanci',
  edit: 'Edytuj dane',
  details: 'Kontakt i adres',
  noDetails: 'Nie ma jeszcze telefonu ani adresu',
  name: 'Imię i nazwisko',
  phone: 'Numer telefonu',
  address: 'Adres',
  address1: 'Adres, wiersz 1',
  address2: 'Adres, wiersz 2',
  postalCode: 'Kod pocztowy',
  city: 'Miejscowość',
  country: 'Kraj',
  vatId: 'Numer VAT (NIP)',
  vatIdHelp: 'NIP albo numer VAT z kodem kraju na początku, na przykład DE136695976',
  fromOrder: 'Dane podane przy zakupie, w zamówieniu',
  save: 'Zapisz',
  unsaved: 'Niezapisane zmiany',
} satisfies SameKeys<typeof en>
