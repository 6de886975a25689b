import { eq } from 'drizzle-orm'
import { letGoOfCard } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type Membership, memberships } from './tables.ts'

/** From now on the card that was kept with this payment is charged; the one before is forgotten, at its gateway too. */
export async function takeCard(
  ctx: Ctx,
  { id, cardFrom }: Pick<Membership, 'id' | 'cardFrom'>,
  transactionId: string,
): Promise<void> {
  if (cardFrom === transactionId) return
  await ctx.tx.update(memberships).set({ cardFrom: transactionId, holdersPayment: null }).where(eq(memberships.id, id))
  if (cardFrom) await letGoOfCard(ctx, cardFrom)
}
