import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './menu-en.ts'

export const pl = {
  account: 'Konto',
  accountOf: 'Konto: {name}',
  myCourses: 'Moje kursy',
  panel: 'Panel administratora',
  schools: 'Szkoły',
  logOut: 'Wyloguj się',
} satisfies SameKeys<typeof en>
