import { and, eq, isNull, ne } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import { refuseTooManyCards } from '../cards/refuse-too-many-cards.ts'
import { type Attempt, startCharge } from '../charging/begin-attempt.ts'
import { chargeMember } from '../charging/charging.ts'
import { newestPeriod } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import type { ChargingParts } from '../parts.ts'
import { putDownOrder, readAgreed } from '../periods/put-down-order.ts'
import { CardRefused, ChargeUnderWay, NothingToCharge, PlanCostsAnother } from '../refusals.ts'
import { type Membership, type MembershipPeriod, memberships, planChanges, priceAnnouncements } from '../tables.ts'
import type { changePlan as endpoint } from './contract.ts'
import { mayChangePlan } from './may-change-plan.ts'
import { dueFor, findOtherPlans, type OtherPlan, unusedOf } from './other-plans.ts'
import { laterColumns, NO_LATER_TERMS } from '../plans/terms.ts'

type Sent = Input<typeof endpoint>

/**
 * Goes on as another plan: once what is paid for is over, or at once, where what is left of it is counted towards what the other costs. That is charged while
 * its holder is there, and nothing changes before it is paid. Refuses with 409 a sum that is another than was shown.
 */
export async function changePlan(
  ctx: OutsideCtx,
  sent: Sent,
  secretKey: string,
  parts: ChargingParts,
): Promise<Answer<typeof endpoint>> {
  const attempt = await ctx.inTransaction((inside) => decide(inside, sent, secretKey, parts))
  if (!attempt) return { redirect: null }
  const paid = await chargeMember(ctx, attempt, parts)
  if (isFailed(paid.status)) throw new CardRefused()
  return { redirect: paid.authenticationUrl ?? `/payment/${paid.hash}` }
}

async function decide(ctx: Ctx, sent: Sent, secretKey: string, parts: ChargingParts): Promise<Attempt | undefined> {
  const membership = await lockOwn(ctx, sent, secretKey)
  refuseUnless(mayChangePlan(membership), new NothingToCharge())
  if (sent.variant_id === membership.variantId) {
    await stay(ctx, membership)
    return undefined
  }
  const plans = await findOtherPlans(ctx, membership)
  const plan = foundOr404(plans.find(({ variantId }) => variantId === sent.variant_id))
  if (sent.when === 'end') {
    await changeLater(ctx, membership, plan)
    return undefined
  }
  const period = await newestPeriod(ctx, membership)
  const unused = await unusedOf(ctx, period)
  if (dueFor(plan, unused) === undefined || dueFor(plan, unused) !== sent.amount) throw new PlanCostsAnother()
  await refuseTooManyCards(ctx, membership.studentId)
  return begin(ctx, { membership, period, plan, unused }, parts)
}

/** Takes back what its holder chose for later; a new price that they were told of holds again. */
async function stay(
  { tx }: Ctx,
  { id, laterBy, variantId, amount, months, announcementId }: Membership,
): Promise<void> {
  if (laterBy !== 'holder') return
  const [told] = announcementId
    ? await tx
        .select()
        .from(priceAnnouncements)
        .where(
          and(
            eq(priceAnnouncements.id, announcementId),
            eq(priceAnnouncements.variantId, variantId),
            ne(priceAnnouncements.amount, amount),
          ),
        )
    : []
  const later = told && laterColumns({ variantId, amount: told.amount, months, from: told.from, by: 'school' })
  await tx
    .update(memberships)
    .set(later ?? NO_LATER_TERMS)
    .where(eq(memberships.id, id))
}

async function changeLater({ tx }: Ctx, { id, periodEndsAt }: Membership, plan: OtherPlan): Promise<void> {
  await tx
    .update(memberships)
    .set(laterColumns({ ...plan, from: periodEndsAt!, by: 'holder' }))
    .where(eq(memberships.id, id))
}

interface Changing {
  membership: Membership
  period: MembershipPeriod
  plan: OtherPlan
  unused: number
}

async function begin(ctx: Ctx, { membership, period, plan, unused }: Changing, parts: ChargingParts): Promise<Attempt> {
  const { id: membershipId, orderLineId } = membership
  if (await isChanging(ctx, membershipId)) throw new ChargeUnderWay()
  const id = newId()
  const order = await putDownOrder(
    ctx,
    {
      id,
      membership: { ...membership, variantId: plan.variantId, amount: plan.amount, months: plan.months },
      until: monthsLater(ctx.now, plan.months, ctx.school.timeZone),
      agreed: await readAgreed(ctx, membership),
      reductions: [{ source: 'owned', sourceId: orderLineId, code: null, amount: unused }],
    },
    parts.scarce,
  )
  await ctx.tx.insert(planChanges).values({
    id,
    membershipId,
    orderId: order.id,
    variantId: plan.variantId,
    amount: plan.amount,
    months: plan.months,
    replacesNumber: period.number,
    createdAt: ctx.now,
  })
  const attempt = await startCharge(ctx, { orderId: order.id, membership, isByHolder: true }, parts.gateways)
  if (!attempt) throw new ChargeUnderWay()
  return attempt
}

/** Another change is being paid for. */
const isChanging = async ({ tx }: Ctx, membershipId: string): Promise<boolean> => {
  const open = await tx
    .select({ id: planChanges.id })
    .from(planChanges)
    .innerJoin(transactions, eq(transactions.orderId, planChanges.orderId))
    .where(and(eq(planChanges.membershipId, membershipId), isNull(planChanges.doneAt), isNull(transactions.settledAt)))
    .limit(1)
  return open.length > 0
}
