import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { Conflict, foundOr404, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { giftReturned } from '../events.ts'
import { findInvitation } from '../find-invitation.ts'
import { hasTakenPlace, stateFor } from '../policy.ts'
import { SeatNotThere } from '../refusals.ts'
import { invitations, seatPools } from '../tables.ts'

/**
 * Tells the giver, once, that whoever has the link has the product already. The gift stays as it is, to be given to somebody else.
 * Refuses with 409 who does not have it, and a gift that is gone.
 */
export async function returnGift(
  ctx: Ctx,
  { token }: { token: string },
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const { actor, tx, now } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const { invitation: asked, pool, product } = await findInvitation(ctx, token)
  refuseUnless(pool.isGift, new NotFound())
  const [open] = await tx.select().from(seatPools).where(eq(seatPools.id, pool.id)).for('update')
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, asked.id))
  const { id, returnedAt, sendings } = foundOr404(invitation)
  const isOver = hasTakenPlace(product, now)
  const state = stateFor(foundOr404(invitation), { ...foundOr404(open), isOver }, actor.id)
  if (state === 'yours') throw new Conflict()
  if (state !== 'open') throw new SeatNotThere(state)
  const { productId, variantId } = pool
  const mayHaveIt = await fulfillables.get(product.kind).check(ctx, { studentId: actor.id, productId, variantId })
  refuseUnless(!mayHaveIt, new Conflict())
  if (returnedAt) return { done: true }
  await tx.update(invitations).set({ returnedAt: now }).where(eq(invitations.id, id))
  ctx.emit(giftReturned({ invitation_id: id, sending: sendings }))
  return { done: true }
}
