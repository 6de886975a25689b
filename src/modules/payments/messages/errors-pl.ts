import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'payments.no-gateway': 'Ta szkoła nie przyjmuje jeszcze płatności.',
  'payments.refund-not-possible': 'Tej płatności nie można już zwrócić.',
} satisfies SameKeys<typeof en>
