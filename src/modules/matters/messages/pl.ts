import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  needsYou: 'Czeka na Ciebie',
  withdrawal: 'Zwróć pieniądze: {name} odstępuje od umowy (zamówienie {number})',
  refund_request: 'Odpowiedz na prośbę o zwrot: {name} (zamówienie {number})',
  dispute: 'Odpowiedz na spór: {name} (zamówienie {number})',
  dueBy: 'Do {date}',
  late: 'Po terminie: {date}',
} satisfies SameKeys<typeof en>
