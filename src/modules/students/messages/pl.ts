import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  students: 'Kursanci',
  noStudents: 'Nie masz jeszcze kursantów',
  noStudentsText: 'Tu znajdziesz każdego, kto coś kupi albo założy konto w Twojej szkole.',
  noneFound: 'Nikogo nie znaleziono',
  noneFoundText: 'Żaden kursant nie spełnia tych warunków. Spróbuj innych słów albo innego produktu.',
  showAll: 'Pokaż wszystkich kursantów',
  search: 'Imię, nazwisko lub e-mail',
  product: 'Produkt',
  anyProduct: 'Dowolny produkt',
  access: 'Dostęp',
  anyone: 'Wszyscy',
  access_any: 'Z dostępem',
  access_none: 'Bez dostępu',
  from: 'W szkole od',
  until: 'W szkole do',
  add: 'Dodaj kursanta',
  import: 'Importuj',
  student: 'Kursant',
  joined: 'W szkole od',
  productsHeld: 'Produkty',
  spent: 'Wydane',
  tags: 'Tagi',
  lastSeen: 'Ostatnia wizyta',
} satisfies SameKeys<typeof en>
