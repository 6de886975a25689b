import type { GatewayNotification } from '#providers/payments/port.ts'
import type { Transaction } from './tables.ts'
import { isPaid } from './vocabulary.ts'

/** Whether a gateway tells what its own answer to the charge has told already: most notifications of cards do. */
export const isKnown = (
  { status, amount, currency, refundedAmount }: Transaction,
  told: Omit<GatewayNotification, 'occurredAt'>,
): boolean =>
  told.status === 'approved' &&
  isPaid(status) &&
  told.amount === amount &&
  told.currency === currency &&
  told.refundedAmount <= refundedAmount
