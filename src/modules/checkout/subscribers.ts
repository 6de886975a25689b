import { type Gateways, refundPayment } from '#modules/payments/index.ts'
import { paymentCompleted, paymentFailed } from '#modules/payments/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { completePurchase } from './complete-purchase.ts'
import { paidTwice } from './events.ts'
import { failPurchase } from './fail-purchase.ts'
import type { PurchaseLetterParts } from './write-confirmation.ts'

export function checkoutReactions(reactions: Reactions, parts: PurchaseLetterParts & { gateways: Gateways }): void {
  reactions.on(paymentCompleted, 'checkout.complete-purchase', (ctx, { payload }) =>
    completePurchase(ctx, payload.transaction_id, parts),
  )
  reactions.on(paymentFailed, 'checkout.fail-purchase', (ctx, { payload }) => failPurchase(ctx, payload.transaction_id))
  reactions.onOutside(paidTwice, 'checkout.give-money-back', (ctx, { payload }) =>
    refundPayment(ctx, payload.transaction_id, parts.gateways),
  )
}
