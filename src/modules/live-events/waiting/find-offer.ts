import { and, eq, gt, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { waitingEntries as entries } from './tables.ts'

interface Asked {
  productId: string
  /** what the link of the mail says: it is good for whoever opens it */
  secret: string | undefined
  /** who looks, where that is known: what is offered to them needs no link */
  studentId: string | undefined
}

/** The place at an event that is kept for whoever looks, while its time lasts. */
export async function findOffer(
  { tx, now }: Ctx,
  { productId, secret, studentId }: Asked,
): Promise<{ id: string; until: Date } | undefined> {
  if (!secret && !studentId) return undefined
  const [offer] = await tx
    .select({ id: entries.id, until: entries.offerUntil })
    .from(entries)
    .where(
      and(
        eq(entries.productId, productId),
        eq(entries.state, 'offered'),
        gt(entries.offerUntil, now),
        or(
          secret ? eq(entries.tokenDigest, digestOf(secret)) : undefined,
          studentId ? or(eq(entries.studentId, studentId), eq(entries.buyerId, studentId)) : undefined,
        ),
      ),
    )
    .orderBy(entries.offerUntil, entries.id)
    .limit(1)
  return offer?.until ? { id: offer.id, until: offer.until } : undefined
}
