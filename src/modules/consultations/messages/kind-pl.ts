import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Konsultacje',
  one: 'Konsultacja',
  newOne: 'Nowa konsultacja',
  search: 'Szukaj konsultacji',
  none: 'Nie ma jeszcze konsultacji',
  noneText: 'Sprzedawaj swój czas: godzinę z jedną osobą, online, przez telefon albo stacjonarnie.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie konsultacje.',
  showAll: 'Pokaż wszystkie konsultacje',
  nextPage: 'Starsze konsultacje',
  stepDetails: 'O czym jest konsultacja',
  create: 'Utwórz konsultację',
  editorParts: 'Edycja konsultacji',
  duplicated: 'To kopia, zapisana jako szkic',
  deleteTitle: 'Usuń tę konsultację',
  deleteText:
    'Konsultacja, której nikt nie ma, zostanie usunięta na zawsze. Jeśli mają ją kursanci, zostanie tylko ukryta i wycofana ze sprzedaży, a zarezerwowane spotkania się odbędą.',
  delete: 'Usuń konsultację',
  deleteConsequence: 'Konsultacja „{title}” zostanie usunięta razem z godzinami.',
  length: 'Długość',
  minutes: '{count} min',
  comingCount: 'Nadchodzące rezerwacje',
  hours: 'Godziny',
  bookings: 'Rezerwacje',
} satisfies SameKeys<typeof en>
