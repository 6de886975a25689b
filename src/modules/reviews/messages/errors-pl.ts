import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'reviews.already-written': 'Ten kurs ma już opinię tego kursanta',
  'reviews.author-no-student': 'W opinię można zmienić tylko komentarz kursanta',
  'reviews.no-course': 'Ten komentarz nie dotyczy żadnego kursu',
} satisfies SameKeys<typeof en>
