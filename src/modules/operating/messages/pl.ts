import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  failedJobs: 'Zadania, które się nie powiodły',
  failedIntro: 'Były ponawiane tyle razy, ile miało to sens. Gdy przyczyna zniknie, ponów je.',
  queue: 'Kolejka',
  failed: 'Nieudane',
  lastError: 'Ostatni błąd',
  lastFailed: 'Ostatnio',
  retry: 'Ponów',
  retryOf: 'Ponów: {queue}',
  retried: {
    one: 'Ponawiamy {count} zadanie.',
    few: 'Ponawiamy {count} zadania.',
    many: 'Ponawiamy {count} zadań.',
    other: 'Ponawiamy {count} zadania.',
  },
  state: 'Stan',
  anyState: 'Wszystkie szkoły',
  open: 'Otwarta',
  closed: 'Zamknięta',
  faulty: 'Z usterkami',
  sales: 'Sprzedaż, 30 dni',
  storage: 'Miejsce',
  film: 'Filmy',
  mails: 'E-maile, 30 dni',
  faults: 'Usterki',
  healthy: 'Brak',
  minutes: '{count} min',
  notMeasured: 'jeszcze niezmierzone',
} satisfies SameKeys<typeof en>
