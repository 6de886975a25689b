import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './sale-en.ts'

export const pl = {
  closed: 'Zapisy są teraz zamknięte.',
  not_yet: 'W sprzedaży od',
  over: 'Sprzedaż się zakończyła.',
  sold_out: 'Wyprzedane',
  until: 'W sprzedaży do',
  placesLeft: {
    one: 'Zostało {count} miejsce',
    few: 'Zostały {count} miejsca',
    many: 'Zostało {count} miejsc',
    other: 'Zostało {count} miejsca',
  },
} satisfies SameKeys<typeof en>
