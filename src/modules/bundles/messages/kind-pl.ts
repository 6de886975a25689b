import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Zestawy',
  one: 'Zestaw',
  newOne: 'Nowy zestaw',
  search: 'Szukaj zestawów',
  none: 'Nie ma jeszcze zestawów',
  noneText: 'Sprzedawaj kilka produktów razem, w jednej cenie.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie zestawy.',
  showAll: 'Pokaż wszystkie zestawy',
  nextPage: 'Starsze zestawy',
  stepDetails: 'O czym jest zestaw',
  create: 'Utwórz zestaw',
  editorParts: 'Edycja zestawu',
  duplicated: 'To kopia, zapisana jako szkic',
  deleteTitle: 'Usuń ten zestaw',
  deleteText:
    'Zestaw, którego nikt nie ma, zostanie trwale usunięty; jego produkty zostaną. Jeśli mają go kursanci, tylko go ukryjemy i wycofamy ze sprzedaży.',
  delete: 'Usuń zestaw',
  deleteConsequence: 'Zestaw „{title}” zostanie usunięty. Jego produkty zostaną.',
  parts: 'Produkty',
  inside: 'Co zawiera',
} satisfies SameKeys<typeof en>
