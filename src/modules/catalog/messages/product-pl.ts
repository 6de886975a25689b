import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './product-en.ts'

export const pl = {
  course: 'Kurs',
  bundle: 'Zestaw',
  download: 'Pliki do pobrania',
  consultation: 'Konsultacja',
  live_event: 'Wydarzenie na żywo',
  membership: 'Członkostwo',
  community: 'Społeczność',
  all_course: 'Kursy',
  all_bundle: 'Zestawy',
  all_download: 'Pliki do pobrania',
  all_consultation: 'Konsultacje',
  all_live_event: 'Wydarzenia',
  all_membership: 'Członkostwa',
  all_community: 'Społeczności na sprzedaż',
  atMost: 'najdłużej do',
  until: 'Dostęp do',
  forever: 'Dostęp na zawsze',
  monthly: 'Dostęp na miesiąc',
  quarterly: 'Dostęp na trzy miesiące',
  half_yearly: 'Dostęp na pół roku',
  yearly: 'Dostęp na rok',
  trial: {
    one: 'pierwszy dzień bezpłatnie',
    few: 'pierwsze {count} dni bezpłatnie',
    many: 'pierwsze {count} dni bezpłatnie',
    other: 'pierwsze {count} dnia bezpłatnie',
  },
  every: {
    one: 'co miesiąc',
    few: 'co {count} miesiące',
    many: 'co {count} miesięcy',
    other: 'co {count} miesiąca',
  },
  days: {
    one: 'Dostęp na {count} dzień',
    few: 'Dostęp na {count} dni',
    many: 'Dostęp na {count} dni',
    other: 'Dostęp na {count} dnia',
  },
} satisfies SameKeys<typeof en>
