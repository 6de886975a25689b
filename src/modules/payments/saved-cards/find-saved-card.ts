import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Gateways } from '../gateways.ts'
import { paymentAccounts, type SavedCardRow, savedCards } from '../tables.ts'
import { unsealToken } from './seal-token.ts'

/** Longer than any charge takes: it is not forgotten under way. */
const CHARGED_WITHIN = 2 * MINUTE

/** The card that was kept with a payment and may still be charged: by the account that kept it, while the school takes money through that. */
export async function findSavedCard({ tx, now }: Ctx, transactionId: string): Promise<SavedCardRow | undefined> {
  const [found] = await tx
    .select({ card: savedCards })
    .from(savedCards)
    .innerJoin(paymentAccounts, eq(paymentAccounts.id, savedCards.accountId))
    .where(
      and(
        eq(savedCards.transactionId, transactionId),
        gt(savedCards.forgetAt, now),
        eq(paymentAccounts.status, 'active'),
      ),
    )
  return found?.card
}

/** The card that a membership is charged by, as long as it needs it, also by an account that takes no new payments. */
export async function findMembersCard({ tx }: Ctx, transactionId: string): Promise<SavedCardRow | undefined> {
  const [card] = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.transactionId, transactionId), isNull(savedCards.forgetAt)))
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
