import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Pliki do pobrania',
  one: 'Pliki do pobrania',
  newOne: 'Nowe pliki do pobrania',
  search: 'Szukaj plików do pobrania',
  none: 'Nie ma jeszcze plików do pobrania',
  noneText: 'Sprzedawaj pliki: zeszyt ćwiczeń, e-book, wykroje, nagrania.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie pliki do pobrania.',
  showAll: 'Pokaż wszystkie pliki do pobrania',
  nextPage: 'Starsze',
  stepDetails: 'O czym są pliki',
  create: 'Utwórz produkt',
  editorParts: 'Edycja produktu',
  duplicated: 'To kopia, zapisana jako szkic',
  deleteTitle: 'Usuń ten produkt',
  deleteText:
    'Produkt, którego nikt nie ma, zostanie usunięty na zawsze razem z plikami. Jeśli mają go kursanci, zostanie tylko ukryty i wycofany ze sprzedaży, a oni zachowają pliki.',
  delete: 'Usuń produkt',
  deleteConsequence: 'Produkt „{title}” zostanie usunięty razem ze wszystkimi plikami.',
  files: 'Pliki',
} satisfies SameKeys<typeof en>
