import { eq } from 'drizzle-orm'
import { ScarceThings } from '#modules/catalog/scarce.ts'
import { orderRenewed } from '#modules/orders/events.ts'
import { moveOrder } from '#modules/orders/index.ts'
import { recordPaid, recordRefused } from '#modules/subscriptions/charging/record-charge.ts'
import { endMembership } from '#modules/subscriptions/end-membership.ts'
import { newestPeriod } from '#modules/subscriptions/find-membership.ts'
import { openPeriod } from '#modules/subscriptions/periods/open-period.ts'
import { periodAfter } from '#modules/subscriptions/periods/period-after.ts'
import { type Membership, memberships } from '#modules/subscriptions/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { fulfillables, writePayment } from './subscribe.ts'
import { writeEvents } from './write-events.ts'

interface Life {
  membershipId: string
  title: string
  /** its card is refused from the second charge on */
  isRefused: boolean
}

/** What became of a membership until then, on the days it was due: charged again, refused, or over. */
export async function liveOn(at: (now: Date) => Ctx, until: Date, life: Life): Promise<void> {
  const { tx } = at(until)
  for (;;) {
    const [member] = await tx.select().from(memberships).where(eq(memberships.id, life.membershipId))
    if (!member?.nextAt || member.nextAt > until) return
    const then = at(member.nextAt)
    await (member.status === 'canceled' ? endMembership(then, member, 'over') : charge(then, member, life))
  }
}

async function charge(ctx: Ctx, member: Membership, { title, isRefused }: Life): Promise<void> {
  const newest = await newestPeriod(ctx, member)
  const stretch = periodAfter(member, ctx.now, ctx.school.timeZone)
  const parts = { fulfillables, scarce: new ScarceThings() }
  const period = newest.state === 'open' ? newest : (await openPeriod(ctx, member, stretch, parts))!
  const orderId = period.orderId!
  const { amount } = period
  const reason = 'insufficient_funds'
  const outcome = isRefused ? ({ status: 'FAILURE', failureReason: reason } as const) : {}
  const payment = { orderId, payerId: member.studentId, amount, title }
  const transactionId = await writePayment(ctx, payment, { isPayerAway: true, ...outcome })
  if (isRefused) return recordRefused(ctx, { orderId, transactionId, reason })
  await recordPaid(ctx, { orderId, transactionId }, fulfillables)
  await moveOrder(ctx, orderId, 'paid')
  const paid = {
    order_id: orderId,
    transaction_id: transactionId,
    student_id: member.studentId,
    product_id: member.productId,
  }
  await writeEvents(ctx, [{ at: ctx.now, event: orderRenewed({ ...paid, amount, currency: member.currency }) }])
}
