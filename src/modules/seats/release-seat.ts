import { and, eq } from 'drizzle-orm'
import { type Fulfillables, lockPurchase } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { leftIn, lockPools, ofBuyer } from './find-pools.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { SeatNotClaimed } from './refusals.ts'
import { invitations, seatPools } from './tables.ts'

interface Key {
  courseId: string
  invitationId: string
}

/**
 * Takes a seat from whoever claimed it, so that it can be handed out again; what else opens the course to them stays. Refuses with 404
 * one that the viewer did not buy, with 409 one that nobody has claimed, or that was freed before.
 */
export async function releaseSeat(ctx: Ctx, key: Key, fulfillables: Fulfillables): Promise<{ left: number }> {
  const { actor, tx, now } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const { courseId: productId, invitationId } = key
  const { personId: holderId, kind, language } = await findSeat(ctx, actor.id, key)
  if (holderId) await lockPurchase(ctx, holderId, [productId])
  const pools = await lockPools(ctx, { buyerId: actor.id, productId })
  const { status, personId } = await findSeat(ctx, actor.id, key)
  refuseUnless(status === 'accepted' && personId === holderId, new SeatNotClaimed())
  const from = { source: 'invitation' as const, sourceId: invitationId }
  const reason = reasonOf(ctx, language, actor.name)
  if (holderId) await fulfillables.get(kind).revoke(ctx, { studentId: holderId, productId, reason, from })
  await tx.update(invitations).set({ status: 'revoked', settledAt: now }).where(eq(invitations.id, invitationId))
  return { left: leftIn(pools) + 1 }
}

/** As whoever had it is told. */
function reasonOf({ school }: Ctx, holders: Language | null, buyer: string): string {
  const language = holders ?? school.language
  return translator((language === 'pl' ? pl : en).reasons, language)('released', { buyer })
}

async function findSeat({ tx }: Ctx, buyerId: string, { courseId, invitationId }: Key) {
  const [found] = await tx
    .select({
      status: invitations.status,
      personId: invitations.personId,
      language: people.language,
      kind: products.kind,
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .leftJoin(people, eq(people.id, invitations.personId))
    .where(and(eq(invitations.id, invitationId), ofBuyer({ buyerId, productId: courseId })))
  return foundOr404(found)
}
