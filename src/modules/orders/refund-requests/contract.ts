import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { REQUEST_OUTCOMES } from '../vocabulary.ts'

export const WORDS_MAX = 1000

export const RefundRequest = z.object({
  reason: z.string(),
  at: Time,
  /** null while nobody has answered */
  outcome: z.enum(REQUEST_OUTCOMES).nullable(),
  /** what the school wrote; empty when it returned the money */
  answer: z.string(),
  settled_at: Time.nullable(),
})
export type RefundRequest = z.output<typeof RefundRequest>

const Words = someLines().min(1, 'validation.required').max(WORDS_MAX)

export const askForRefund = endpoint('POST /my/orders/:orderId/refund-request', {
  summary: 'Ask the school for the money of an order of one’s own, while its time for that lasts; once for an order',
  access: 'signed-in',
  changes: 'own',
  refuses: [409],
  body: z.object({ reason: Words }),
  answer: Done,
})

export const declineRefund = endpoint('POST /home/orders/:orderId/refund-request/decline', {
  summary: 'Tell a buyer who asked for their money that it is not returned, and why',
  access: 'admin',
  right: 'settle-orders',
  body: z.object({ answer: Words }),
  answer: Done,
})
