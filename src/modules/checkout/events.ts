import { z } from 'zod'
import { event } from '#platform/jobs/event.ts'

/** Someone paid and has what they paid for. */
export const orderPaid = event(
  'checkout.order-paid',
  z.object({
    order_id: z.uuid(),
    transaction_id: z.uuid(),
    student_id: z.uuid(),
    product_id: z.uuid(),
    amount: z.int(),
    currency: z.string(),
  }),
)

/** Money came for what the buyer has already: it goes back. */
export const paidTwice = event('checkout.paid-twice', z.object({ order_id: z.uuid(), transaction_id: z.uuid() }))
