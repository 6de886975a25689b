import { and, eq, isNull } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { orders } from '#modules/orders/tables.ts'
import { endCardAfter } from '#modules/orders/index.ts'
import { getOwnOrder } from './find-upsell-after.ts'

/** It does not come back for this order, and nobody charges the card that was kept. Safe to repeat. @throws NotFound */
export async function declineUpsell(ctx: Ctx, { orderId }: { orderId: string }): Promise<{ done: true }> {
  const { actor, tx, now } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const { id } = await getOwnOrder(ctx, { orderId, studentId: actor.id })
  await tx
    .update(orders)
    .set({ upsellDeclinedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.upsellDeclinedAt)))
  await endCardAfter(ctx, id)
  return { done: true }
}
