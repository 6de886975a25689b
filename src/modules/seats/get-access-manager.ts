import { eq } from 'drizzle-orm'
import { isGranted } from '#modules/access/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { sumOf } from '#platform/money.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { AccessManager, getAccessManager as endpoint } from './contract.ts'
import { findPools, heldOf, leftIn, leftOf } from './find-pools.ts'
import { listInvitations } from './list-invitations.ts'
import { countRemindable } from './read-invitations.ts'
import { viewCourse } from './view-course.ts'
import { whoseSeats } from './whose-seats.ts'

/** What a buyer bought for others and to whom they handed it. Refuses with 404 where they bought none. */
export async function getAccessManager(
  ctx: Ctx,
  { courseId, buyer_id }: Input<typeof endpoint>,
): Promise<AccessManager> {
  const { buyerId, isOwn } = whoseSeats(ctx, buyer_id)
  const found = await findPools(ctx, { buyerId, productId: courseId })
  foundOr404(found[0])
  const [buyer] = await ctx.tx.select({ id: people.id, name: people.name }).from(people).where(eq(people.id, buyerId))
  const pools = found.map(({ pool }) => pool)
  return {
    course: await viewCourse(ctx, courseId),
    buyer: foundOr404(buyer),
    pools: found.map(({ pool, orderNumber, parentId }) => ({
      parent_transaction_id: parentId,
      order_number: orderNumber,
      bought: heldOf(pool),
      left: leftOf(pool),
      closed_at: heldOf(pool) > 0 ? null : (pool.closedAt?.toISOString() ?? null),
    })),
    bought: sumOf(pools.map(heldOf)),
    left: leftIn(pools),
    has_access: await isGranted(ctx, buyerId, courseId),
    remindable: isOwn ? await countRemindable(ctx, { buyerId, productId: courseId }) : 0,
    can: { invite: isOwn && pools.some(({ closedAt }) => closedAt === null) },
    invitations: await listInvitations(ctx, { courseId, buyer_id }),
  }
}
