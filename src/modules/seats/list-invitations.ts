import { and, desc, eq, ne } from 'drizzle-orm'
import { progressOfPeople } from '#modules/learning/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { findPools } from './find-pools.ts'
import type { InvitationPage, listInvitations as endpoint } from './contract.ts'
import { invitations, seatPools } from './tables.ts'
import { viewInvitation } from './view.ts'
import { whoseSeats } from './whose-seats.ts'

const PAGE = 50

/** Who was invited and who has accepted; what was taken back is nobody's business any more. Refuses with 404 where nothing was bought. */
export async function listInvitations(
  ctx: Ctx,
  { courseId, buyer_id, cursor }: Input<typeof endpoint>,
): Promise<InvitationPage> {
  const { buyerId, isOwn } = whoseSeats(ctx, buyer_id)
  const rows = await ctx.tx
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .where(
      and(
        eq(seatPools.buyerId, buyerId),
        eq(seatPools.productId, courseId),
        eq(seatPools.isGift, false),
        ne(invitations.status, 'revoked'),
        olderThan(invitations.createdAt, invitations.id, cursor),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(PAGE + 1)
  if (rows.length === 0) foundOr404((await findPools(ctx, { buyerId, productId: courseId }))[0])
  const personIds = rows.flatMap(({ invitation }) => invitation.personId ?? [])
  const progress = await progressOfPeople(ctx, { personIds, courseId })
  return pageFrom(
    rows,
    PAGE,
    ({ invitation }) => {
      const own = invitation.personId === null ? undefined : progress.get(invitation.personId)
      return viewInvitation(invitation, ctx.now, { progress: own, isOwn })
    },
    ({ invitation }) => {
      const asked = { ...(buyer_id && { buyer_id }), cursor: cursorOf(invitation) }
      return `/json/home/access-manager/${courseId}/invitations?${new URLSearchParams(asked)}`
    },
  )
}
