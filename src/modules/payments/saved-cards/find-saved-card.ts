import { and, eq, gt, sql } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Gateways } from '../gateways.ts'
import { type SavedCardRow, savedCards } from '../tables.ts'
import { unsealToken } from './seal-token.ts'

/** Longer than any charge takes: it is not forgotten under way. */
const CHARGED_WITHIN = 2 * MINUTE

/** The card that was kept with a payment and may still be charged. */
export async function findSavedCard({ tx, now }: Ctx, transactionId: string): Promise<SavedCardRow | undefined> {
  const [card] = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.transactionId, transactionId), gt(savedCards.forgetAt, now)))
  return card
}

/** For a charge that is made at once: the card is there until it is answered. */
export async function takeSavedCard({ tx, now }: Ctx, card: SavedCardRow, { keys }: Gateways): Promise<string> {
  await tx
    .update(savedCards)
    .set({
      forgetAt: sql`greatest(${savedCards.forgetAt}, ${new Date(now.getTime() + CHARGED_WITHIN).toISOString()}::timestamptz)`,
    })
    .where(eq(savedCards.id, card.id))
  return unsealToken(keys, card)
}
