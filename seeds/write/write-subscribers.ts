import { and, eq } from 'drizzle-orm'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import type { SoldPlan } from '#modules/access/plans.ts'
import { openedByGrant } from '#modules/access/opened-by-grant.ts'
import { changePrice } from '#modules/catalog/change-price.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { variants } from '#modules/catalog/tables.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { consentsFor } from '#modules/orders/consents/policy.ts'
import { wordConsents } from '#modules/orders/consents/word-consents.ts'
import { newOrderNumber } from '#modules/orders/order-number.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { wordsOfOrder } from '#modules/orders/words-of-order.ts'
import { findSellingTerms, keptOf } from '#modules/schools/index.ts'
import { beginPlan } from '#modules/subscriptions/begin-plan.ts'
import { cancelSurveys, memberships } from '#modules/subscriptions/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { MembershipContent } from '../content.ts'
import { NO_BILLING, VAT_RATE } from './write-sales.ts'
import type { WrittenStudent } from './write-people.ts'

const SOLD_FOR_DAYS = 30

interface Subscribed {
  membershipId: string
  variantId: string
  title: string
  plan: SoldPlan
}

/** Sells a membership month by month and by half a year as well, the first with a trial that needs no card, which these students have begun; the first of them has thought better of it. */
export async function writeSubscribers(
  at: (now: Date) => Ctx,
  now: Date,
  { membershipId, content, students }: { membershipId: string; content: MembershipContent; students: WrittenStudent[] },
): Promise<void> {
  const { monthly, title } = content
  if (!monthly) return
  const { amount, trialDays, beganDaysAgo, reason } = monthly
  const then = at(new Date(now.getTime() - SOLD_FOR_DAYS * DAY))
  const [yearly] = await then.tx.select().from(variants).where(eq(variants.productId, membershipId))
  const open = { access_days: 0, access_until: null }
  await changePrice(then, {
    ...open,
    productId: membershipId,
    variantId: yearly!.id,
    amount: content.amount,
    access_length: content.accessLength ?? 'forever',
    name: monthly.first,
  })
  const { variants: sold } = await addVariant(then, {
    productId: membershipId,
    name: monthly.name,
    amount,
    ...open,
    access_length: 'forever',
    payment_model: BY_PERIODS,
    period_months: 1,
    trial_days: trialDays,
    trial_needs_card: false,
  })
  await addVariant(then, {
    productId: membershipId,
    name: monthly.longer.name,
    amount: monthly.longer.amount,
    ...open,
    access_length: 'forever',
    payment_model: BY_PERIODS,
    period_months: 6,
  })
  const plan: SoldPlan = { months: 1, trialDays, needsCard: false, amount, off: null }
  const subscribed = { membershipId, variantId: sold.at(-1)!.id, title, plan }
  for (const [place, days] of beganDaysAgo.entries())
    await subscribe(at(new Date(now.getTime() - days * DAY)), subscribed, students[place]!)
  await leave(at(new Date(now.getTime() - DAY)), { membershipId, student: students[0]!, reason })
}

async function subscribe(ctx: Ctx, { membershipId, variantId, title, plan }: Subscribed, student: WrittenStudent) {
  const { tx, now, school } = ctx
  const number = newOrderNumber()
  const { currency } = school
  const [order] = await tx
    .insert(orders)
    .values({
      studentId: student.id,
      productId: membershipId,
      checkoutKey: newId(),
      number,
      searchText: wordsOfOrder({ studentId: student.id, number, titles: title, billing: NO_BILLING }),
      status: 'paid',
      amount: 0,
      currency,
      consents: wordConsents(consentsFor('membership', 0), { ...ctx, language: student.language }),
      billing: NO_BILLING,
      language: student.language,
      ...keptOf(await findSellingTerms(ctx)),
      createdAt: now,
      settledAt: now,
      fulfilledAt: now,
    })
    .returning()
  const [line] = await tx
    .insert(orderLines)
    .values({
      orderId: order!.id,
      productId: membershipId,
      variantId,
      title,
      standardAmount: 0,
      discountAmount: 0,
      amount: 0,
      currency,
      vatRate: VAT_RATE,
      accessDays: 0,
      plan,
    })
    .returning()
  const fulfillables = new Fulfillables()
  fulfillables.register(openedByGrant('membership'))
  await beginPlan(
    ctx,
    {
      studentId: student.id,
      productKind: 'membership',
      productId: membershipId,
      variantId,
      orderId: order!.id,
      orderLineId: line!.id,
      transactionId: null,
      amount: 0,
      currency,
      plan,
    },
    fulfillables,
  )
}

/** Charged no more, and open until the trial is over. */
async function leave(
  { tx, now }: Ctx,
  { membershipId: productId, student, reason }: { membershipId: string; student: WrittenStudent; reason: string },
): Promise<void> {
  const [left] = await tx
    .update(memberships)
    .set({ status: 'canceled', canceledAt: now })
    .where(and(eq(memberships.studentId, student.id), eq(memberships.productId, productId)))
    .returning({ id: memberships.id })
  await tx
    .insert(cancelSurveys)
    .values({ membershipId: left!.id, reason: 'other', otherReason: reason, createdAt: now })
}
