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
  moderation: 'Moderacja',
  waiting: {
    one: 'czeka {count} treść',
    few: 'czekają {count} treści',
    many: 'czeka {count} treści',
    other: 'czeka {count} treści',
  },
  audit: 'Dziennik działań',
  studentCourses: 'Kursy',
  studentMutes: 'Pisanie',
  studentWrote: 'Co pisze',
  site: 'Twoja strona',
  visitSite: 'Odwiedź stronę',
} satisfies SameKeys<typeof en>
