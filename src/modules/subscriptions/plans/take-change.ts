import { eq } from 'drizzle-orm'
import { type Fulfillables, moveGrantEnd, type PeriodPayment } from '#modules/access/index.ts'
import { FROM_PERIODS } from '#modules/access/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { getTransaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import { lockMembership, newestPeriod } from '../find-membership.ts'
import { type Membership, membershipPeriods, memberships, planChanges } from '../tables.ts'
import { NO_LATER_TERMS } from './terms.ts'

export type PlanChange = typeof planChanges.$inferSelect

/** The change of a plan that an order pays for. */
export async function changeOfOrder({ tx }: Ctx, orderId: string): Promise<PlanChange | undefined> {
  const [change] = await tx.select().from(planChanges).where(eq(planChanges.orderId, orderId))
  return change
}

/**
 * A change of plan was paid for: the period that runs ends now, and the first of the other plan begins. False where it does not run any more or the next has
 * been put down meanwhile; the money goes back then.
 */
export async function takeChange(
  ctx: Ctx,
  change: PlanChange,
  { transactionId }: PeriodPayment,
  fulfillables: Fulfillables,
): Promise<boolean> {
  if (change.doneAt) return true
  const membership = await lockMembership(ctx, change.membershipId)
  if (!membership || !isAsItWas(membership, change)) return false
  const { tx, now } = ctx
  const { studentId, productId } = membership
  const { variantId, amount, months, orderId } = change
  const before = await newestPeriod(ctx, membership)
  const number = before.number + 1
  const endsAt = monthsLater(now, months, ctx.school.timeZone)
  await tx.update(planChanges).set({ doneAt: now }).where(eq(planChanges.id, change.id))
  if (now > before.startsAt)
    await tx.update(membershipPeriods).set({ endsAt: now }).where(eq(membershipPeriods.id, before.id))
  await moveGrantEnd(ctx, { periodId: before.id, endsAt: now, renews: true })
  const id = newId()
  const { amount: paid } = await getTransaction(ctx, transactionId)
  await tx.insert(membershipPeriods).values({
    id,
    membershipId: membership.id,
    number,
    startsAt: now,
    endsAt,
    amount: paid,
    orderId,
    state: 'paid',
    createdAt: now,
  })
  await tx
    .update(memberships)
    .set({
      variantId,
      amount,
      months,
      reduction: null,
      anchorAt: now,
      anchorNumber: number,
      periodNumber: number,
      periodEndsAt: endsAt,
      nextAt: endsAt,
      lastCharge: 'succeeded',
      lastChargeAt: now,
      lastChargeReason: null,
      ...NO_LATER_TERMS,
    })
    .where(eq(memberships.id, membership.id))
  const [product] = await tx.select({ kind: products.kind }).from(products).where(eq(products.id, productId))
  await fulfillables.get(product!.kind).fulfil(ctx, {
    studentId,
    productId,
    variantId,
    source: FROM_PERIODS,
    sourceId: id,
    startsAt: now,
    accessDays: 0,
    accessUntil: endsAt,
    renews: true,
  })
  return true
}

/** It still goes on with the period whose rest was counted. */
const isAsItWas = ({ status, endedAt, periodNumber }: Membership, { replacesNumber }: PlanChange): boolean =>
  status === 'active' && endedAt === null && periodNumber === replacesNumber
