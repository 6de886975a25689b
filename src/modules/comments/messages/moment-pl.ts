import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './moment-en.ts'

export const pl = {
  pin: 'O tej chwili filmu',
  pinnedTo: 'O chwili {moment}',
  playFrom: 'Odtwórz od {moment}',
} satisfies SameKeys<typeof en>
