import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './all-products-en.ts'

export const pl = {
  all: 'Wszystkie produkty',
  one: 'Produkt',
  newOne: 'Nowy produkt',
  search: 'Szukaj produktów',
  kind: 'Rodzaj',
  anyKind: 'Wszystkie',
  none: 'Nie ma jeszcze produktów',
  noneText: 'Tu znajdziesz kursy, wydarzenia, pliki i wszystko inne, co sprzedajesz.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie produkty.',
  showAll: 'Pokaż wszystkie produkty',
  nextPage: 'Starsze produkty',
} satisfies SameKeys<typeof en>
