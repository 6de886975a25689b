import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  open: 'Znajdź lub zrób',
  short: 'Szukaj…',
  label: 'Czego szukasz?',
  help: 'Osoba, zamówienie, produkt, strona albo czynność: wystarczy jedno słowo',
  searching: 'Szukam',
  found: { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' },
  nothing: 'Nic nie ma w sobie tych słów. Spróbuj części nazwiska, adresu albo numeru zamówienia.',
  results: 'Znalezione',
  page: 'Strona',
  action: 'Czynność',
  student: 'Kursant',
  order: 'Zamówienie',
  product: 'Produkt',
  lead: 'Zapis',
  certificate: 'Certyfikat',
  article: 'Artykuł',
} satisfies SameKeys<typeof en>
