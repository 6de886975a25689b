import type { ChargeOutcome } from '#providers/payments/port.ts'
import type { FailureReason, TransactionStatus } from './vocabulary.ts'

/** What a gateway says of a payment, or that it is certain never to hear of it. */
export type PaymentOutcome = ChargeOutcome | { status: 'never_arrived' }

/** A payment that was confirmed later than its charge was answered is CLEARED, any other that was taken is PERFORMED. */
export function statusAfter(current: TransactionStatus, outcome: PaymentOutcome): TransactionStatus {
  switch (outcome.status) {
    case 'approved':
      return current === 'PENDING' ? 'CLEARED' : 'PERFORMED'
    case 'needs_authentication':
      return 'AUTHENTICATION'
    case 'pending':
      return 'PENDING'
    case 'canceled':
      return 'CANCELED'
    case 'never_arrived':
      return 'ERROR'
    case 'declined':
      return outcome.reason === 'card_data_invalid' || outcome.reason === 'bank_unavailable' ? 'ERROR' : 'FAILURE'
  }
}

export function reasonOf(outcome: PaymentOutcome): FailureReason | null {
  if (outcome.status === 'declined') return outcome.reason
  return outcome.status === 'never_arrived' ? 'never_arrived' : null
}
