import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /vote': 'Oddanie głosu',
} satisfies SameKeys<typeof en>
