import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  overview: 'Przegląd',
  dashboard: 'Pulpit',
  teaching: 'Nauczanie',
  courses: 'Kursy',
  selling: 'Sprzedaż',
  codes: 'Kody rabatowe',
  orders: 'Zamówienia',
  withdrawals: 'Odstąpienia',
  settings: 'Ustawienia',
  community: 'Społeczność',
  reviews: 'Opinie',
  leads: 'Zapisy',
  surveys: 'Ankiety',
  school: 'Szkoła',
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
  studentAccess: 'Dostęp i jego powody',
  studentMutes: 'Odebranie głosu',
  studentWrote: 'Wpisy i komentarze',
  site: 'Twoja strona',
  visitSite: 'Odwiedź stronę',
} satisfies SameKeys<typeof en>
