import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { leftIn, lockPools, ofBuyer } from './find-pools.ts'
import { type InvitationRow, invitations, seatPools } from './tables.ts'
import { InvitationSettled } from './refusals.ts'

/**
 * An invitation to a seat that the viewer bought, which nobody accepts or takes back meanwhile, and how many seats are left beside it.
 * Refuses with 404 one of somebody else, and with 409 one that is not `sent` (any more).
 */
export async function lockSentInvitation(
  ctx: Ctx,
  { courseId, invitationId }: { courseId: string; invitationId: string },
): Promise<{ invitation: InvitationRow; left: number }> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const pools = await lockPools(ctx, { buyerId: ctx.actor.id, productId: courseId })
  const [found] = await ctx.tx
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .where(and(eq(invitations.id, invitationId), ofBuyer({ buyerId: ctx.actor.id, productId: courseId })))
  const { invitation } = foundOr404(found)
  refuseUnless(invitation.status === 'sent', new InvitationSettled())
  return { invitation, left: leftIn(pools) }
}
