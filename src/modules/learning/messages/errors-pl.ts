import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'learning.lecture-not-found': 'Nie znaleziono lekcji',
  'learning.lecture-not-available': 'Ta lekcja nie jest dostępna w wybranym wariancie',
} satisfies SameKeys<typeof en>
