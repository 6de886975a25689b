import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import { newestPeriod } from '../find-membership.ts'
import { findOwn } from '../find-own.ts'
import { NothingToCharge } from '../refusals.ts'
import type { listOtherPlans as endpoint } from './contract.ts'
import { mayChangePlan } from './may-change-plan.ts'
import { dueFor, findOtherPlans, unusedOf } from './other-plans.ts'

/** Refuses with 404 what is somebody else's, with 409 what does not go on. */
export async function listOtherPlans(
  ctx: Ctx,
  { membership_id }: Input<typeof endpoint>,
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  const membership = await findOwn(ctx, { membership_id }, secretKey)
  refuseUnless(mayChangePlan(membership), new NothingToCharge())
  const unused = await unusedOf(ctx, await newestPeriod(ctx, membership))
  const plans = await findOtherPlans(ctx, membership)
  return {
    currency: membership.currency,
    plans: plans.map((plan) => {
      const amount = dueFor(plan, unused)
      const until = monthsLater(ctx.now, plan.months, ctx.school.timeZone).toISOString()
      return {
        variant_id: plan.variantId,
        name: plan.name,
        amount: plan.amount,
        period_months: plan.months,
        now: amount === undefined ? null : { unused_amount: unused, amount, until },
        from: membership.periodEndsAt!.toISOString(),
      }
    }),
  }
}
