import { z } from 'zod'
import { event } from '#platform/jobs/event.ts'

const payment = z.object({ transaction_id: z.uuid(), order_id: z.uuid(), payer_id: z.uuid() })

/** The money was taken. It can follow a failure that turned out to be none. */
export const paymentCompleted = event(
  'payments.payment-completed',
  payment.extend({ amount: z.int(), currency: z.string() }),
)
export const paymentFailed = event('payments.payment-failed', payment.extend({ reason: z.string().nullable() }))
