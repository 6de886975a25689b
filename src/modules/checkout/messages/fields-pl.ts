import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './fields-en.ts'

export const pl = {
  title: 'Kilka pytań',
  choose: 'Wybierz',
} satisfies SameKeys<typeof en>
