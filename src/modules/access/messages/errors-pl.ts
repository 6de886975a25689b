import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'access.already-has-access': 'Ten kursant ma już dostęp do tego produktu',
} satisfies SameKeys<typeof en>
