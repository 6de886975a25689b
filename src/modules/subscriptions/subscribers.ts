import { orderRenewed } from '#modules/orders/events.ts'
import { paymentCompleted, paymentDisputed, paymentFailed } from '#modules/payments/events.ts'
import { getTransaction } from '#modules/payments/index.ts'
import type { Fulfillables } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { settleCard } from './cards/change-card.ts'
import { chargeRefused, membershipCanceled, membershipEnded } from './events.ts'
import { type SigningParts, writeCanceled, writeEnded, writeReceipt, writeRefused } from './mails/write-letters.ts'
import { endDisputed } from './end-disputed.ts'

export function subscriptionReactions(
  reactions: Reactions,
  parts: SigningParts & { fulfillables: Fulfillables },
): void {
  const settle = async (ctx: Ctx, { payload }: { payload: { transaction_id: string } }) =>
    settleCard(ctx, await getTransaction(ctx, payload.transaction_id))
  reactions.on(paymentCompleted, 'subscriptions.take-card', settle)
  reactions.on(paymentFailed, 'subscriptions.refuse-card', settle)
  reactions.on(paymentDisputed, 'subscriptions.end-disputed', (ctx, { payload }) => endDisputed(ctx, payload))
  reactions.on(orderRenewed, 'subscriptions.mail-receipt', (ctx, { payload }) => writeReceipt(ctx, payload, parts))
  reactions.on(chargeRefused, 'subscriptions.mail-refused', (ctx, { payload }) => writeRefused(ctx, payload, parts))
  reactions.on(membershipEnded, 'subscriptions.mail-ended', (ctx, { payload }) => writeEnded(ctx, payload, parts))
  reactions.on(membershipCanceled, 'subscriptions.mail-canceled', (ctx, { payload }) =>
    writeCanceled(ctx, payload, parts),
  )
}
