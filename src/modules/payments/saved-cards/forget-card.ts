import { eq } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { GatewayUnavailable } from '#providers/payments/port.ts'
import type { Gateways } from '../gateways.ts'
import { type SavedCardRow, savedCards } from '../tables.ts'
import { unsealToken } from './seal-token.ts'

/** From now on nobody charges the card that was kept with a payment. Undefined where there is none. */
export async function endSavedCard({ tx, now }: Ctx, transactionId: string): Promise<SavedCardRow | undefined> {
  const [card] = await tx
    .update(savedCards)
    .set({ forgetAt: now })
    .where(eq(savedCards.transactionId, transactionId))
    .returning()
  return card
}

/** The same of all cards of somebody. */
export async function endSavedCardsOf({ tx, now }: Ctx, personId: string): Promise<void> {
  await tx.update(savedCards).set({ forgetAt: now }).where(eq(savedCards.personId, personId))
}

/** The gateway forgets a card, then we do. While it does not answer, the card waits for its next turn. */
export async function forgetCard(ctx: OutsideCtx, card: SavedCardRow, gateways: Gateways): Promise<void> {
  const { gateway } = await ctx.aside((inside) => gateways.gatewayOf(inside, card.accountId))
  try {
    await gateway.forgetCard(unsealToken(gateways.keys, card))
  } catch (error) {
    if (error instanceof GatewayUnavailable) return
    throw error
  }
  await ctx.inTransaction(({ tx }) => tx.delete(savedCards).where(eq(savedCards.id, card.id)))
}
