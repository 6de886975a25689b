import { hasAddress } from '#platform/contract/has-address.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { invite as endpoint, Invitation } from './contract.ts'
import { leftIn, lockPools } from './find-pools.ts'
import { NoSeatLeft } from './refusals.ts'
import { invitedAmong, storeInvitations } from './store-invitations.ts'
import { viewInvitation } from './view.ts'

/**
 * Invites somebody to one of the seats that are left (commerce §4 Access manager, §7). Refuses with 409 when none is, and with 422 under
 * `email` who is invited already. Of many who invite at once, so many as there are seats do.
 */
export async function invite(
  ctx: Ctx,
  { courseId, course_id, parent_transaction_id, name, email }: Input<typeof endpoint>,
): Promise<{ invitation: Invitation; left: number }> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  refuseUnless((course_id ?? courseId) === courseId, new NotFound())
  refuseUnless(!hasAddress(name), invalidField('name', 'people.name-with-address'))
  const whose = { buyerId: actor.id, productId: courseId }
  const pools = await lockPools(ctx, whose, parent_transaction_id)
  const invited = await invitedAmong(ctx, pools, [email])
  refuseUnless(invited.size === 0, invalidField('email', 'seats.invited-already'))
  const left = leftIn(pools)
  refuseUnless(left > 0, new NoSeatLeft())
  const [row] = await storeInvitations(ctx, pools, [{ name, email }])
  return { invitation: viewInvitation(row!, ctx.now), left: left - 1 }
}
