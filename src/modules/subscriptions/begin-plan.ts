import type { BegunPlan, Fulfillables } from '#modules/access/index.ts'
import { FROM_PERIODS } from '#modules/access/vocabulary.ts'
import { LIFETIME } from '#modules/catalog/plans/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { daysLater, monthsLater } from '#platform/time/wall-time.ts'
import { membershipPeriods, memberships } from './tables.ts'

/**
 * Begins what is paid for by periods: its first one, a trial or what the order paid for, and what that opens. What costs nothing, and a
 * lifetime, has no end and is charged no more. Once for a line, however often it is told.
 */
export async function beginPlan(ctx: Ctx, begun: BegunPlan, fulfillables: Fulfillables): Promise<void> {
  const { studentId, productKind, productId, variantId, orderId, orderLineId, transactionId, currency, plan } = begun
  const { months, trialDays, amount, off } = plan
  const { now } = ctx
  const { timeZone } = ctx.school
  const isTrial = trialDays > 0
  const goesOn = months !== LIFETIME && amount > 0
  const firstEnd = isTrial ? daysLater(now, trialDays, timeZone) : monthsLater(now, months, timeZone)
  const endsAt = goesOn ? firstEnd : null
  const [made] = await ctx.tx
    .insert(memberships)
    .values({
      studentId,
      productId,
      variantId,
      orderId,
      orderLineId,
      amount,
      currency,
      months,
      reduction: off,
      // The first period that is charged after a trial is the one that months are counted from.
      ...(isTrial && goesOn ? { anchorNumber: 2, anchorAt: firstEnd } : { anchorNumber: 1, anchorAt: now }),
      periodEndsAt: endsAt,
      nextAt: endsAt,
      cardFrom: goesOn ? transactionId : null,
      ...(transactionId && !isTrial && { lastCharge: 'succeeded', lastChargeAt: now }),
      createdAt: now,
    })
    .onConflictDoNothing({ target: memberships.orderLineId })
    .returning({ id: memberships.id })
  if (!made) return
  const id = newId()
  const state = isTrial && goesOn ? 'trial' : transactionId ? 'paid' : 'free'
  await ctx.tx.insert(membershipPeriods).values({
    id,
    membershipId: made.id,
    number: 1,
    startsAt: now,
    endsAt,
    amount: begun.amount,
    orderId,
    state,
    createdAt: now,
  })
  await fulfillables.get(productKind).fulfil(ctx, {
    studentId,
    productId,
    variantId,
    source: FROM_PERIODS,
    sourceId: id,
    accessDays: 0,
    accessUntil: endsAt,
    renews: goesOn,
  })
}
