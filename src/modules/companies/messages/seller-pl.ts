import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './seller-en.ts'

export const pl = {
  title: 'Sprzedawca',
  help: 'Kupujący widzą te dane przed zapłatą i w potwierdzeniu zamówienia. Wymagają tego przepisy.',
  type: 'Kto sprzedaje?',
  person: 'Osoba',
  company: 'Firma',
  name: 'Imię i nazwisko',
  companyName: 'Nazwa firmy',
  taxId: 'Numer VAT lub identyfikator podatkowy',
  taxIdHelp: 'Z oznaczeniem kraju na początku, tak jak na fakturach. Bez VAT: numer podatkowy, jeśli go masz.',
  taxIdPl: 'NIP',
  taxIdPlHelp: 'Dziesięć cyfr, z PL na początku lub bez.',
  exempt: 'Zwolnienie z VAT',
  exemptHelp: 'Informacja o tym znajdzie się w potwierdzeniu zamówienia.',
  address: 'Adres',
  addressHelp: 'Ulica i numer',
  postalCode: 'Kod pocztowy',
  city: 'Miejscowość',
  state: 'Województwo lub region',
  country: 'Kraj',
  countryHelp: 'Terminy, które kończą się w jego święto, kończą się w następny dzień roboczy.',
  chooseCountry: 'Wybierz kraj',
  phone: 'Numer telefonu',
} satisfies SameKeys<typeof en>
