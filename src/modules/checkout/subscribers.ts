import type { Reactions } from '#platform/jobs/reactions.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { forgetBought } from './reminders/forget-bought.ts'

export const checkoutReactions = (reactions: Reactions): void =>
  reactions.on(orderPaid, 'checkout.forget-reminder', (ctx, { payload }) => forgetBought(ctx, payload))
