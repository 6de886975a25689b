import { and, eq, gt } from 'drizzle-orm'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import type { SoldPlan } from '#modules/access/plans.ts'
import { openedByGrant } from '#modules/access/opened-by-grant.ts'
import { consentsFor } from '#modules/orders/consents/policy.ts'
import { wordConsents } from '#modules/orders/consents/word-consents.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { newOrderNumber } from '#modules/orders/order-number.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { wordsOfOrder } from '#modules/orders/words-of-order.ts'
import { findSellingTerms, keptOf } from '#modules/schools/index.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { beginPlan } from '#modules/subscriptions/begin-plan.ts'
import { PURCHASES_PATH } from '#modules/subscriptions/vocabulary.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { feeOf } from '#programs/sandbox-bank/payment-row.ts'
import { writeEvents } from './write-events.ts'
import { NO_BILLING, VAT_RATE } from './write-sales.ts'
import type { WrittenStudent } from './write-people.ts'

const JOINED_BEFORE = 6 * MINUTE

export interface Subscribed {
  membershipId: string
  variantId: string
  title: string
  plan: SoldPlan
}

export const fulfillables = new Fulfillables()
fulfillables.register(openedByGrant('membership'))

/** The rows that a subscription begins with: its order, the payment with which the card is kept, unless it begins with a trial, and its first period. */
export async function subscribe(ctx: Ctx, subscribed: Subscribed, student: WrittenStudent): Promise<void> {
  const { tx, now, school } = ctx
  // Nobody buys before they are a student.
  const joinedAt = new Date(now.getTime() - JOINED_BEFORE)
  await tx
    .update(people)
    .set({ createdAt: joinedAt })
    .where(and(eq(people.id, student.id), gt(people.createdAt, joinedAt)))
  const { membershipId, variantId, title, plan } = subscribed
  const number = newOrderNumber()
  const { currency } = school
  const amount = plan.trialDays > 0 ? 0 : plan.amount
  const consents = wordConsents(consentsFor('membership', amount, true, amount > 0), {
    ...ctx,
    language: student.language,
  })
  const [order] = await tx
    .insert(orders)
    .values({
      studentId: student.id,
      productId: membershipId,
      checkoutKey: newId(),
      number,
      searchText: wordsOfOrder({ studentId: student.id, number, titles: title, billing: NO_BILLING }),
      status: 'paid',
      amount,
      currency,
      consents,
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
      standardAmount: amount,
      discountAmount: 0,
      amount,
      currency,
      vatRate: VAT_RATE,
      accessDays: 0,
      plan,
    })
    .returning()
  const said = consents.find(({ kind }) => kind === 'charges_in_absence')
  const cardConsent = said && { text: said.text, version: said.version }
  const kept = { keepsCardMinutes: 0, cardConsent, cardSettledAt: now }
  const transactionId =
    amount > 0 ? await writePayment(ctx, { orderId: order!.id, payerId: student.id, amount, title }, kept) : null
  const bought = { studentId: student.id, productId: membershipId, variantId, orderId: order!.id, transactionId }
  await beginPlan(
    ctx,
    { ...bought, productKind: 'membership', orderLineId: line!.id, amount, currency, plan },
    fulfillables,
  )
  if (!transactionId) return
  const paid = { order_id: order!.id, transaction_id: transactionId, student_id: student.id, product_id: membershipId }
  await writeEvents(ctx, [{ at: now, event: orderPaid({ ...paid, amount, currency }) }])
}

interface Paid {
  orderId: string
  payerId: string
  amount: number
  title: string
}

/** The row of a payment that the bank is told of later; its id. */
export async function writePayment(
  ctx: Ctx,
  { orderId, payerId, amount, title }: Paid,
  more: Partial<typeof transactions.$inferInsert>,
): Promise<string> {
  const account = await openSandboxAccount(ctx)
  const isRefused = more.status === 'FAILURE'
  const [payment] = await ctx.tx
    .insert(transactions)
    .values({
      hash: newSecret(),
      orderId,
      payerId,
      accountId: account!.id,
      status: 'PERFORMED',
      amount,
      feeAmount: isRefused ? 0 : feeOf(amount),
      currency: ctx.school.currency,
      description: title,
      checkoutPath: PURCHASES_PATH,
      purchasePath: PURCHASES_PATH,
      createdAt: ctx.now,
      settledAt: ctx.now,
      ...more,
    })
    .returning({ id: transactions.id })
  return payment!.id
}
