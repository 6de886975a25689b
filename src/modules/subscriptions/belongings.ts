import { type Belonging, type Merge, moved, moveRows } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import { endMembership } from './end-membership.ts'
import { openOf } from './find-membership.ts'
import { memberships, priceAnnouncements } from './tables.ts'

/** What somebody pays for by periods goes on for the account that stays, with its card; of two for one product nobody is charged twice. */
export const membershipBelongings: Belonging[] = [
  moved(priceAnnouncements.askedById),
  {
    column: memberships.studentId,
    fate: 'moved',
    async work(ctx, merge) {
      await endTwins(ctx, merge)
      await moveRows(ctx, memberships.studentId, merge)
    },
  },
]

/** What both accounts pay for is charged to the one that stays; what the other has paid for stays open until its end. */
async function endTwins(ctx: Ctx, { keptId, goneId }: Merge): Promise<void> {
  const kept = new Set((await openOf(ctx, keptId)).map(({ productId }) => productId))
  for (const membership of await openOf(ctx, goneId))
    if (kept.has(membership.productId)) await endMembership(ctx, membership, 'over')
}
