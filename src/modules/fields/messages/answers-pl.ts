import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './answers-en.ts'

export const pl = {
  yes: 'Tak',
  no: 'Nie',
  noAnswer: 'Bez odpowiedzi',
} satisfies SameKeys<typeof en>
