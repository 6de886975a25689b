import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Członkostwa',
  one: 'Członkostwo',
  newOne: 'Nowe członkostwo',
  search: 'Szukaj członkostw',
  none: 'Nie ma jeszcze członkostw',
  noneText: 'Sprzedawaj dostęp do kilku produktów naraz albo do całej szkoły, razem z tym, co opublikujesz później.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie członkostwa.',
  showAll: 'Pokaż wszystkie członkostwa',
  nextPage: 'Starsze',
  stepDetails: 'O członkostwie',
  create: 'Utwórz członkostwo',
  editorParts: 'Edycja członkostwa',
  duplicated: 'To kopia, zapisana jako szkic',
  deleteTitle: 'Usuń to członkostwo',
  deleteText:
    'Członkostwo, którego nikt nie ma, zostanie usunięte na zawsze. Jeśli mają je kursanci, zostanie tylko ukryte i wycofane ze sprzedaży, a oni zachowają wszystko, co zawiera.',
  delete: 'Usuń członkostwo',
  deleteConsequence: 'Członkostwo „{title}” zostanie usunięte. To, co zawiera, zostanie.',
  opened: 'Zawiera obecnie',
  opens: 'Co zawiera',
} satisfies SameKeys<typeof en>
