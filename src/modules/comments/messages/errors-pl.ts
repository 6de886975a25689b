import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'comments.takes-no-video': 'Do komentarza w tym miejscu nie można dołączyć filmu.',
} satisfies SameKeys<typeof en>
