import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  choose: 'Wybierz odpowiedź',
  yourAnswer: 'Twoja odpowiedź',
  inUnit: 'Twoja odpowiedź w {unit}',
  rightIs: 'Poprawnie: {answer}',
  rightWithin: 'Poprawnie: {answer}, z dokładnością do {tolerance}',
  notAnswered: 'Bez odpowiedzi',
} satisfies SameKeys<typeof en>
