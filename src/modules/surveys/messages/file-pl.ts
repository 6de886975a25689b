import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './file-en.ts'

export const pl = {
  respondedAt: 'Data odpowiedzi',
  respondent: 'Kto',
  visitor: 'Gość',
} satisfies SameKeys<typeof en>
