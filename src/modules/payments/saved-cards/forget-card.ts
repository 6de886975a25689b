import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { GatewayUnavailable } from '#providers/payments/port.ts'
import type { Gateways } from '../gateways.ts'
import { type SavedCardRow, savedCards } from '../tables.ts'
import { unsealToken } from './seal-token.ts'

/** From now on nobody charges the card that was kept with a payment for what is offered after it. Undefined where there is none. */
export async function endSavedCard({ tx, now }: Ctx, transactionId: string): Promise<SavedCardRow | undefined> {
  const [card] = await tx
    .update(savedCards)
    .set({ forgetAt: now })
    .where(and(eq(savedCards.transactionId, transactionId), isNotNull(savedCards.forgetAt)))
    .returning()
  return card
}

/** No membership needs the card that was kept with this payment any more. Safe to repeat. */
export async function letGoOfCard({ tx, now }: Ctx, transactionId: string): Promise<void> {
  await tx
    .update(savedCards)
    .set({ forgetAt: now })
    .where(and(eq(savedCards.transactionId, transactionId), isNull(savedCards.forgetAt)))
}

/** The same of all that are kept of somebody for what is offered after a purchase. */
export async function endOfferCardsOf({ tx, now }: Ctx, personId: string): Promise<void> {
  await tx
    .update(savedCards)
    .set({ forgetAt: now })
    .where(and(eq(savedCards.personId, personId), isNotNull(savedCards.forgetAt)))
}

/** Nobody charges any card of somebody from now on. */
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
