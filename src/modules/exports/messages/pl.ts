import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  exports: 'Eksport danych',
  none: 'Nie ma jeszcze żadnych plików',
  noneText:
    'Tu powstają pliki z list, które eksportujesz. Przechowujemy je przez tydzień. Wybierz „Eksportuj” nad listą.',
  export: 'Eksportuj',
  asCsv: 'CSV',
  asXlsx: 'Excel (XLSX)',
  file: 'Plik',
  list: 'Lista',
  askedFor: 'Zlecono',
  state: 'Stan',
  size: 'Rozmiar',
  state_waiting: 'W kolejce',
  state_running: 'W przygotowaniu',
  state_ready: 'Gotowy',
  state_failed: 'Nieudany',
  state_refused: 'Odmowa',
  failedText: 'Coś poszło nie tak. Wyeksportuj listę jeszcze raz.',
  refusedText: 'Twoja rola nie pozwala już pobrać tej listy.',
  rows: { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' },
  until: 'Do {date}',
  kind_orders: 'Zamówienia',
  kind_transactions: 'Transakcje',
  kind_students: 'Kursanci',
  kind_leads: 'Zapisy',
} satisfies SameKeys<typeof en>
