import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './sessions-en.ts'

export const pl = {
  title: 'Zalogowane urządzenia',
  intro: 'Jeśli któregoś nie znasz, wyloguj je i zmień hasło.',
  device: '{browser}, {system}',
  unknown: 'Nieznane urządzenie',
  this: 'To urządzenie',
  since: 'zalogowano {date}',
  sinceIn: 'zalogowano {date}, {country}',
  lastSeen: 'ostatnio',
  end: 'Wyloguj: {device}',
  ended: 'Wylogowano',
  endOthers: 'Wyloguj pozostałe',
  othersConsequence: 'Wszystkie inne urządzenia zostaną od razu wylogowane. Na tym nic się nie zmieni.',
} satisfies SameKeys<typeof en>
