import { eq } from 'drizzle-orm'
import { AlreadyHasAccess, type Fulfillables, lockPurchase } from '#modules/access/index.ts'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { acceptInvitation as endpoint } from './contract.ts'
import { seatClaimedByAnother } from './events.ts'
import { findInvitation } from './find-invitation.ts'
import { hasTakenPlace, isSentToAnother, stateFor } from './policy.ts'
import { SeatNotThere, SentToAnother } from './refusals.ts'
import { invitations, seatPools } from './tables.ts'

/**
 * Gives whoever has the link the seat, once: the same again leads to what they have. Refuses with 409 who has it without,
 * so that the seat is there for somebody else, a link whose seat is gone or of what has taken place, and an account with another address than the invitation that
 * does not say it goes on as that.
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, go_on_as: goOnAs }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ redirect_to: string }> {
  const { actor, tx, now } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const { invitation: asked, pool: known, product } = await findInvitation(ctx, token)
  const redirect_to = purchasePath(product)
  await lockPurchase(ctx, actor.id, [known.productId])
  const [pool] = await tx.select().from(seatPools).where(eq(seatPools.id, known.id)).for('update')
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, asked.id))
  const isOver = hasTakenPlace(product, now)
  const state = stateFor(foundOr404(invitation), { ...foundOr404(pool), isOver }, actor.id)
  if (state === 'yours') return { redirect_to }
  if (state !== 'open') throw new SeatNotThere(state)
  const isAnothers = isSentToAnother(asked, known, actor)
  refuseUnless(!isAnothers || goOnAs?.toLowerCase() === actor.email.toLowerCase(), new SentToAnother())
  const { productId, variantId, accessDays, accessUntil } = known
  const whoAndWhat = { studentId: actor.id, productId, variantId }
  const kind = fulfillables.get(product.kind)
  refuseUnless(await kind.check(ctx, whoAndWhat), new AlreadyHasAccess())
  await tx
    .update(invitations)
    .set({ status: 'accepted', personId: actor.id, settledAt: now })
    .where(eq(invitations.id, asked.id))
  await kind.fulfil(ctx, { ...whoAndWhat, source: 'invitation', sourceId: asked.id, accessDays, accessUntil })
  if (isAnothers) ctx.emit(seatClaimedByAnother({ invitation_id: asked.id, person_id: actor.id }))
  return { redirect_to }
}
