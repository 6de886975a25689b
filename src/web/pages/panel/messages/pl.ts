import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  overview: 'Przegląd',
  dashboard: 'Pulpit',
  teaching: 'Nauczanie',
  courses: 'Kursy',
  settings: 'Ustawienia',
  community: 'Społeczność',
  reviews: 'Opinie',
  leads: 'Zapisy',
  surveys: 'Ankiety',
  people: 'Logowanie',
  site: 'Twoja strona',
  visitSite: 'Odwiedź stronę',
} satisfies SameKeys<typeof en>
