import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './student-en.ts'

export const pl = {
  responses: 'Odpowiedzi w ankietach',
  noResponses: 'Nie ma jeszcze odpowiedzi w ankietach',
} satisfies SameKeys<typeof en>
