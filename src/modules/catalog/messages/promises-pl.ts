import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './promises-en.ts'

export const pl = {
  outcomes: 'Czego się nauczysz',
  audience: 'Dla kogo',
  questions: 'Pytania i odpowiedzi',
} satisfies SameKeys<typeof en>
