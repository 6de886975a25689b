import { progressOfPeople } from '#modules/learning/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { findPools } from './find-pools.ts'
import type { InvitationPage, listInvitations as endpoint } from './contract.ts'
import { readInvitations } from './read-invitations.ts'
import { viewInvitation } from './view.ts'
import { whoseSeats } from './whose-seats.ts'

const PAGE = 50

/** Who was invited and who has accepted. Refuses with 404 where nothing was bought. */
export async function listInvitations(
  ctx: Ctx,
  { courseId, buyer_id, cursor }: Input<typeof endpoint>,
): Promise<InvitationPage> {
  const { buyerId, isOwn } = whoseSeats(ctx, buyer_id)
  const rows = await readInvitations(ctx, { buyerId, productId: courseId, cursor, most: PAGE + 1 })
  if (rows.length === 0) foundOr404((await findPools(ctx, { buyerId, productId: courseId }))[0])
  const personIds = rows.flatMap(({ invitation }) => invitation.personId ?? [])
  const progress = await progressOfPeople(ctx, { personIds, courseId })
  return pageFrom(
    rows,
    PAGE,
    ({ invitation, claimedBy, isRemindable }) => {
      const own = invitation.personId === null ? undefined : progress.get(invitation.personId)
      return viewInvitation(invitation, ctx.now, { progress: own, claimedBy, isOwn, isRemindable })
    },
    ({ invitation }) => {
      const asked = { ...(buyer_id && { buyer_id }), cursor: cursorOf(invitation) }
      return `/json/home/access-manager/${courseId}/invitations?${new URLSearchParams(asked)}`
    },
  )
}
