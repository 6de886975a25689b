import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Kursy',
  one: 'Kurs',
  newOne: 'Nowy kurs',
  search: 'Szukaj kursów',
  none: 'Nie ma jeszcze kursów',
  noneText: 'Zacznij od tytułu; cała reszta może poczekać.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie kursy.',
  showAll: 'Pokaż wszystkie kursy',
  nextPage: 'Starsze kursy',
  stepDetails: 'O czym jest kurs',
  create: 'Utwórz kurs',
  editorParts: 'Edycja kursu',
  duplicated: 'Oto kopia, jako szkic',
  deleteTitle: 'Usuń ten kurs',
  deleteText:
    'Kurs, którego nikt nie ma, zostanie trwale usunięty razem z lekcjami. Jeśli mają go kursanci, tylko go ukryjemy i wycofamy ze sprzedaży.',
  delete: 'Usuń kurs',
  deleteConsequence: 'Kurs „{title}” zostanie usunięty razem ze wszystkimi sekcjami i lekcjami.',
  content: 'Zawartość',
  pitch: 'Co obiecuje',
  certificate: 'Certyfikat',
  rowActions: 'Działania',
  duplicate: 'Powiel',
  duplicateCourse: 'Powiel „{title}”',
} satisfies SameKeys<typeof en>
