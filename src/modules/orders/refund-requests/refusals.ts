import { Refusal } from '#platform/refusal.ts'

/** The school lets nobody ask, its time for that is over, or it has answered already. */
export class RefundNotOffered extends Refusal {
  readonly status = 409
  readonly code = 'checkout.refund-not-offered'
}
