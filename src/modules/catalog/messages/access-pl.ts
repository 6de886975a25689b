import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './access-en.ts'

export const pl = {
  atMost: 'najdłużej do',
  until: 'Dostęp do',
  forever: 'Dostęp na zawsze',
  monthly: 'Dostęp na miesiąc',
  quarterly: 'Dostęp na trzy miesiące',
  half_yearly: 'Dostęp na pół roku',
  yearly: 'Dostęp na rok',
  days: {
    one: 'Dostęp na {count} dzień',
    few: 'Dostęp na {count} dni',
    many: 'Dostęp na {count} dni',
    other: 'Dostęp na {count} dnia',
  },
} satisfies SameKeys<typeof en>
