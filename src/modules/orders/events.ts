import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const paid = z.object({
  order_id: z.uuid(),
  transaction_id: z.uuid(),
  student_id: z.uuid(),
  product_id: z.uuid(),
  amount: z.int(),
  currency: z.string(),
})

/** Someone paid and has what they paid for. */
export const orderPaid = event('checkout.order-paid', paid)
/** A further period of what somebody pays for by periods was paid. */
export const orderRenewed = event('checkout.order-renewed', paid)

/** A buyer left the contract. `due_at`: until when the money has to be on its way back; null where none has to be. */
export const contractWithdrawn = event(
  'checkout.contract-withdrawn',
  z.object({ order_id: z.uuid(), withdrawal_id: z.uuid(), due_at: z.iso.datetime().nullable() }),
)

/** Nothing is left to be done about it. */
export const contractWithdrawalSettled = event(
  'checkout.withdrawal-settled',
  z.object({ order_id: z.uuid(), withdrawal_id: z.uuid() }),
)
const request = z.object({ order_id: z.uuid(), request_id: z.uuid() })
/** A buyer asks for their money. `due_at`: as long as the law gives for paying back. */
export const refundRequested = event('checkout.refund-requested', request.extend({ due_at: z.iso.datetime() }))
/** The money goes back, or the school said why not. */
export const refundRequestSettled = event('checkout.refund-request-settled', request)

const inVain = z.object({ order_id: z.uuid(), transaction_id: z.uuid() })
/** Money came for what the buyer has already: it goes back. */
export const paidTwice = event('checkout.paid-twice', inVain)
/** Money came after its buyer had withdrawn from the contract: it goes back. */
export const paidAfterWithdrawal = event('checkout.paid-after-withdrawal', inVain)
/** Money came for a further period of what had ended meanwhile: it goes back. */
export const paidAfterCancelling = event('checkout.paid-after-cancelling', inVain)
/** Money came after its payment had been given up, and the last of the reduction was sold meanwhile: it goes back. */
export const paidTooLate = event('checkout.paid-too-late', inVain)
