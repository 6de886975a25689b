import { paymentCompleted, paymentFailed } from '#modules/payments/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { completePurchase } from './complete-purchase.ts'
import { failPurchase } from './fail-purchase.ts'
import type { PurchaseLetterParts } from './write-confirmation.ts'

export function checkoutReactions(reactions: Reactions, parts: PurchaseLetterParts): void {
  reactions.on(paymentCompleted, 'checkout.complete-purchase', (ctx, { payload }) =>
    completePurchase(ctx, payload.transaction_id, parts),
  )
  reactions.on(paymentFailed, 'checkout.fail-purchase', (ctx, { payload }) => failPurchase(ctx, payload.transaction_id))
}
