import { eq, inArray, or } from 'drizzle-orm'
import { type Fulfillables, lockPurchase, type PlanKeeper } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { beginPlan } from './begin-plan.ts'
import { recordPaid, recordRefused } from './charging/record-charge.ts'
import { endMembership, endWithAccess } from './end-membership.ts'
import { findOpen, lockMembership, openOf } from './find-membership.ts'
import { type Membership, membershipPeriods, memberships } from './tables.ts'

/** What becomes of what is paid for by periods, for whoever sells, is paid and takes away. */
export const planKeeper = (fulfillables: Fulfillables): PlanKeeper => ({
  begin: (ctx, begun) => beginPlan(ctx, begun, fulfillables),
  isMember: async (ctx, asked) => (await findOpen(ctx, asked)) !== undefined,
  renewed: (ctx, paid) => recordPaid(ctx, paid, fulfillables),
  refused: recordRefused,
  async end(ctx, { orderIds, reason, isKnown }) {
    for (const id of await ofOrders(ctx, orderIds)) {
      const membership = await lockMembership(ctx, id)
      const why = isKnown ? 'left' : 'taken'
      if (membership) await endWithAccess(ctx, membership, { reason, isKnown, why }, fulfillables)
    }
  },
  async stopCharging(ctx, { studentId, productId }) {
    const open = (await openOf(ctx, studentId)).filter((each) => !productId || each.productId === productId)
    await lockPurchase(
      ctx,
      studentId,
      open.map((each) => each.productId),
    )
    for (const { id } of open) {
      const membership: Membership | undefined = await lockMembership(ctx, id)
      if (membership) await endMembership(ctx, membership, 'taken')
    }
  },
})

/** Those which these orders began, or went on with. */
async function ofOrders({ tx }: Ctx, orderIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: memberships.id })
    .from(memberships)
    .leftJoin(membershipPeriods, eq(membershipPeriods.membershipId, memberships.id))
    .where(or(inArray(memberships.orderId, orderIds), inArray(membershipPeriods.orderId, orderIds)))
  return rows.map(({ id }) => id)
}
