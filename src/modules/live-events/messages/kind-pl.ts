import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Wydarzenia',
  one: 'Wydarzenie',
  newOne: 'Nowe wydarzenie',
  search: 'Szukaj wydarzeń',
  none: 'Nie ma jeszcze wydarzeń',
  noneText: 'Sprzedawaj bilety na warsztaty, webinary i spotkania, online albo stacjonarnie.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie wydarzenia.',
  showAll: 'Pokaż wszystkie wydarzenia',
  nextPage: 'Starsze wydarzenia',
  stepDetails: 'O czym jest wydarzenie',
  create: 'Utwórz wydarzenie',
  editorParts: 'Edycja wydarzenia',
  duplicated: 'To kopia, zapisana jako szkic. Zmień jej terminy.',
  deleteTitle: 'Usuń to wydarzenie',
  deleteText:
    'Wydarzenie, na które nikt nie ma biletu, zostanie usunięte na zawsze. Jeśli ktoś ma bilet, zostanie tylko ukryte i wycofane ze sprzedaży.',
  delete: 'Usuń wydarzenie',
  deleteConsequence: 'Wydarzenie „{title}” zostanie usunięte razem z terminami.',
  date: 'Termin',
  noDate: 'Jeszcze bez terminu',
  isOver: 'Już po',
  places: 'Zajęte miejsca',
  placesOf: '{taken} z {capacity}',
  waitingCount: {
    one: '{count} osoba czeka',
    few: '{count} osoby czekają',
    many: '{count} osób czeka',
    other: '{count} osoby czeka',
  },
  schedule: 'Terminy i miejsce',
  participants: 'Uczestnicy',
} satisfies SameKeys<typeof en>
