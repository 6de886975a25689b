import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /transaction/:hash/cancel': 'Rezygnacja z płatności',
} satisfies SameKeys<typeof en>
