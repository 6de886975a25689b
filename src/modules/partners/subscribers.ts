import { orderPaid, orderRenewed } from '#modules/orders/events.ts'
import { paymentRefunded } from '#modules/payments/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { attributeRenewal } from './attribute-renewal.ts'
import { countCommission } from './count-commission.ts'

export function partnerReactions(reactions: Reactions): void {
  reactions.on(orderPaid, 'partners.count-commission', (ctx, { payload }) => countCommission(ctx, payload.order_id))
  reactions.on(orderRenewed, 'partners.count-renewal', (ctx, { payload }) => attributeRenewal(ctx, payload.order_id))
  reactions.on(paymentRefunded, 'partners.shrink-commission', (ctx, { payload }) =>
    countCommission(ctx, payload.order_id),
  )
}
