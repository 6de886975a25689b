import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const payment = z.object({ transaction_id: z.uuid(), order_id: z.uuid(), payer_id: z.uuid() })

/** The money was taken. It can follow a failure that turned out to be none. */
export const paymentCompleted = event(
  'payments.payment-completed',
  payment.extend({ amount: z.int(), currency: z.string() }),
)
/** The money was taken though its order was paid by another attempt: all of it goes back. */
export const paidBeside = event('payments.paid-beside', payment)
/** Money is to go back: its gateway is to be asked. */
export const refundAsked = event('payments.refund-asked', z.object({ transaction_id: z.uuid() }))
/** Money went back to the payer: `amount` now, `refunded_amount` with what went back before. */
export const paymentRefunded = event(
  'payments.payment-refunded',
  payment.extend({ amount: z.int(), refunded_amount: z.int(), currency: z.string() }),
)
const disputed = {
  /** what of the payment it is about; null where nobody said */
  disputed_amount: z.int().nullable().default(null),
  /** what the gateway charges for it */
  fee: z.int().default(0),
}
/** The payer asked their bank for the money back. Nothing moved yet: what goes back is told as a refund. */
export const paymentDisputed = event(
  'payments.payment-disputed',
  payment.extend({
    amount: z.int(),
    currency: z.string(),
    /** until when the school may answer; null where nobody said */
    respond_by: z.iso.datetime().nullable(),
    ...disputed,
  }),
)
/** The payer's bank decided: the money stays with the school, or went back. */
export const disputeDecided = event(
  'payments.dispute-decided',
  payment.extend({ outcome: z.enum(['won', 'lost']), ...disputed }),
)
export const paymentFailed = event('payments.payment-failed', payment.extend({ reason: z.string().nullable() }))
