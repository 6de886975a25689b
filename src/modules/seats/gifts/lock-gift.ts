import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { hasTakenPlace } from '../policy.ts'
import { GiftClaimed, SeatNotThere } from '../refusals.ts'
import { invitations, seatPools } from '../tables.ts'
import { findGifts, type FoundGift } from './find-gifts.ts'

/**
 * A gift of the viewer's, or any for an admin, that nobody claims, sends or takes back meanwhile. Refuses with 404 one of somebody else and one
 * that was taken back with its order, and with 409 one that is claimed, or of what has taken place.
 */
export async function lockGift(ctx: Ctx, giftId: string): Promise<FoundGift> {
  const { actor, tx } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const own = actor.role === 'admin' ? undefined : eq(seatPools.buyerId, actor.id)
  const find = () => findGifts(ctx, and(eq(invitations.id, giftId), own))
  const [known] = await find()
  await tx
    .select()
    .from(seatPools)
    .where(eq(seatPools.id, foundOr404(known).id))
    .for('update')
  await tx.select().from(invitations).where(eq(invitations.id, giftId)).for('update')
  const found = foundOr404((await find())[0])
  refuseUnless(found.invitation.status !== 'accepted', new GiftClaimed())
  refuseUnless(!hasTakenPlace(found.product, ctx.now), new SeatNotThere('over'))
  return found
}
