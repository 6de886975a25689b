import type { AttachmentKind } from '#modules/mails/index.ts'
import { type ConfirmationParts, makeConfirmation } from './get-confirmation.ts'

export const ORDER_CONFIRMATION = 'order-confirmation'

/** What goes along with the mail that says an order was made; found by the order. */
export const confirmations = (parts: ConfirmationParts): AttachmentKind => ({
  kind: ORDER_CONFIRMATION,
  make: (ctx, orderId) => makeConfirmation(ctx, { orderId }, parts),
})
