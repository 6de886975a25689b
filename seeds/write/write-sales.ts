import { sql } from 'drizzle-orm'
import { Fulfillables, type SoldSeats } from '#modules/access/fulfillable.ts'
import { grants } from '#modules/access/tables.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { newOrderNumber } from '#modules/orders/order-number.ts'
import { consentsFor } from '#modules/orders/consents/policy.ts'
import { type BillingDetails, claims, lineDiscounts, type Order, orderLines, orders } from '#modules/orders/tables.ts'
import { type VatCheck, vatChecks } from '#modules/orders/vat/tables.ts'
import { wordConsents } from '#modules/orders/consents/word-consents.ts'
import { wordsOfOrder } from '#modules/orders/words-of-order.ts'
import { fulfillableCourses } from '#modules/courses/fulfillable-courses.ts'
import type { GivenAnswer } from '#modules/fields/contract.ts'
import { readAnswers } from '#modules/fields/index.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { seatKeeper } from '#modules/seats/seat-keeper.ts'
import { people } from '#modules/people/tables.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { findSellingTerms, keptOf } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { feeOf } from '#programs/sandbox-bank/payment-row.ts'
import { reducedAt, type Sale, standardAmountAt } from './plan-sales.ts'
import { type PastEvent, writeEvents } from './write-events.ts'

export const VAT_RATE = 23
const REFUSED_BEFORE = 4 * MINUTE
const SETTLED_AFTER = 40 * SECOND
export const NO_BILLING = { phone: '', vat_id: '', address_1: '', address_2: '', country: 'PL' }
/** One purchase of so many is a company's, these in turn, with what VIES said of it. */
const COMPANY_AMONG = 12
const COMPANIES: {
  billing: Partial<BillingDetails>
  is: Pick<Order, 'companyName' | 'postalCode' | 'city'>
  said: Partial<VatCheck>
}[] = [
  {
    billing: { vat_id: 'PL1234563218', address_1: 'ul. Rzemieślnicza 4', country: 'Polska' },
    is: { companyName: 'Pracownia pod Lipą sp. z o.o.', postalCode: '61-001', city: 'Poznań' },
    said: {
      outcome: 'valid',
      name: 'PRACOWNIA POD LIPĄ SPÓŁKA Z O.O.',
      address: 'UL. RZEMIEŚLNICZA 4\n61-001 POZNAŃ',
      consultation: 'WAPIAAAAZ7Q2MB1R',
    },
  },
  {
    billing: { vat_id: 'DE123456788', address_1: 'Lindenstr. 9', country: 'Deutschland' },
    is: { companyName: 'Lindenhof Papier GmbH', postalCode: '10969', city: 'Berlin' },
    said: { outcome: 'invalid' },
  },
  {
    billing: { vat_id: 'IT01234567897', address_1: 'Via Garibaldi 2', country: 'Italia' },
    is: { companyName: 'Stamperia Garibaldi s.r.l.', postalCode: '40121', city: 'Bologna' },
    said: { outcome: 'unanswered' },
  },
]

/** The rows a purchase leaves behind: order, line, claim, transaction, grant; and of a refused card, the order that failed. */
export async function writeSales(ctx: Ctx, sales: Sale[]): Promise<void> {
  const attempts = sales.flatMap((sale, place) => {
    const company = place % COMPANY_AMONG === 0 ? COMPANIES[(place / COMPANY_AMONG) % COMPANIES.length] : undefined
    const paid = { sale, orderId: newId(), lineId: newId(), transactionId: newId(), at: sale.at, isPaid: true, company }
    const refusedAt = new Date(sale.at.getTime() - REFUSED_BEFORE)
    const refused = { ...paid, orderId: newId(), lineId: newId(), transactionId: newId(), at: refusedAt, isPaid: false }
    return sale.isSecondAttempt ? [refused, paid] : [paid]
  })
  const agreed = await findSellingTerms(ctx)
  await ctx.tx.insert(orders).values(
    attempts.map((attempt, place) => ({
      ...orderOf(ctx, attempt),
      ...calledBy(attempt),
      ...keptOf(agreed),
      answers: answersTo(attempt, place),
    })),
  )
  await ctx.tx.insert(orderLines).values(attempts.map((attempt) => lineOf(ctx, attempt)))
  const asked = attempts.flatMap(vatCheckOf)
  if (asked.length > 0) await ctx.tx.insert(vatChecks).values(asked)
  const discounts = attempts.flatMap(discountsOf)
  if (discounts.length > 0) await ctx.tx.insert(lineDiscounts).values(discounts)
  const claimed = attempts.flatMap(claimsOf)
  if (claimed.length > 0) await ctx.tx.insert(claims).values(claimed)
  const account = await openSandboxAccount(ctx)
  await ctx.tx
    .insert(transactions)
    .values(attempts.filter(({ sale }) => sale.amount > 0).map((each) => transactionOf(ctx, account!.id, each)))
  const given = attempts.filter(({ sale, isPaid }) => isPaid && !sale.gift)
  await ctx.tx.insert(grants).values(given.map((attempt) => grantOf(ctx, attempt)))
  const fulfillables = new Fulfillables()
  fulfillables.register(fulfillableCourses)
  const keeper = seatKeeper(fulfillables)
  for (const attempt of attempts.filter(({ sale }) => sale.gift)) await keeper.open(ctx, giftOf(attempt))
  await writeEvents(
    ctx,
    attempts.filter(({ sale, isPaid }) => isPaid && sale.amount > 0).map((each) => told(ctx, each)),
  )
  await ctx.tx.execute(sql`
    update people set created_at = first.at - interval '6 minutes'
    from (select student_id, min(created_at) as at from orders group by student_id) first
    where ${people.id} = first.student_id`)
}

interface Attempt {
  sale: Sale
  orderId: string
  lineId: string
  transactionId: string
  at: Date
  isPaid: boolean
  company: (typeof COMPANIES)[number] | undefined
}

const settled = (at: Date) => new Date(at.getTime() + SETTLED_AFTER)

const orderOf = (ctx: Ctx, { sale, orderId, at, isPaid, company }: Attempt): typeof orders.$inferInsert => ({
  id: orderId,
  studentId: sale.student.id,
  productId: sale.course.courseId,
  checkoutKey: newId(),
  status: isPaid ? 'paid' : 'failed',
  amount: sale.amount,
  currency: ctx.school.currency,
  consents: wordConsents(consentsFor('course', sale.amount), { ...ctx, language: sale.student.language }),
  ...billedTo({ sale, company }),
  campaign: sale.campaign,
  language: sale.student.language,
  createdAt: at,
  settledAt: settled(at),
  fulfilledAt: isPaid ? settled(at) : null,
})

function calledBy(attempt: Attempt) {
  const number = newOrderNumber()
  const { student, course } = attempt.sale
  const words = wordsOfOrder({ studentId: student.id, number, titles: course.content.title, ...billedTo(attempt) })
  return { number, searchText: words }
}

const billedTo = ({ sale: { amount }, company }: Pick<Attempt, 'sale' | 'company'>) => ({
  billing: { ...NO_BILLING, ...(amount > 0 && company?.billing) },
  ...(amount > 0 && company?.is),
})

function vatCheckOf({ sale, orderId, at, isPaid, company }: Attempt): (typeof vatChecks.$inferInsert)[] {
  if (!isPaid || !company || sale.amount === 0) return []
  const askedAt = new Date(settled(at).getTime() + MINUTE)
  return [{ orderId, number: company.billing.vat_id ?? '', since: settled(at), attempts: 1, askedAt, ...company.said }]
}

function answersTo({ sale }: Attempt, place: number): GivenAnswer[] {
  const { fields, answers } = sale.course.content.asks ?? { fields: [], answers: [{}] }
  return readAnswers(fields, answers[place % answers.length]!).answers
}

function lineOf(ctx: Ctx, { sale, orderId, lineId, at }: Attempt): typeof orderLines.$inferInsert {
  const { course, amount } = sale
  const standardAmount = standardAmountAt(course, at)
  const reduced = reducedAt(course.promotion, at) ?? reducedAt(course.evergreen, at)
  return {
    id: lineId,
    orderId,
    productId: course.courseId,
    variantId: course.variantId,
    title: course.content.title,
    standardAmount,
    discountAmount: standardAmount - amount,
    amount,
    referenceAmount: reduced?.referenceAmount ?? null,
    currency: ctx.school.currency,
    vatRate: VAT_RATE,
    accessDays: course.accessDays,
    ...(sale.gift && { seats: 1, gift: sale.gift }),
  }
}

function discountsOf({ sale: { course, amount }, lineId, at }: Attempt): (typeof lineDiscounts.$inferInsert)[] {
  const by = { lineId, amount: standardAmountAt(course, at) - amount }
  const [promotion, evergreen] = [reducedAt(course.promotion, at), reducedAt(course.evergreen, at)]
  if (promotion) return [{ ...by, source: 'promotion', sourceId: promotion.id }]
  return evergreen ? [{ ...by, source: 'evergreen', sourceId: evergreen.id }] : []
}

function claimsOf({ sale, orderId, at, isPaid }: Attempt): (typeof claims.$inferInsert)[] {
  const promotion = reducedAt(sale.course.promotion, at)
  const state = isPaid ? 'kept' : 'released'
  return promotion ? [{ orderId, resource: 'package', resourceId: promotion.id, state, createdAt: at }] : []
}

const giftOf = ({ sale: { student, course, gift }, lineId }: Attempt): SoldSeats => ({
  productKind: 'course',
  orderLineId: lineId,
  buyerId: student.id,
  productId: course.courseId,
  variantId: course.variantId,
  seats: 1,
  gift: gift ?? null,
  accessDays: course.accessDays,
  accessUntil: null,
})

const transactionOf = (
  ctx: Ctx,
  accountId: string,
  { sale, orderId, transactionId, at, isPaid }: Attempt,
): typeof transactions.$inferInsert => ({
  id: transactionId,
  hash: newSecret(),
  orderId,
  payerId: sale.student.id,
  accountId,
  status: isPaid ? 'PERFORMED' : 'FAILURE',
  failureReason: isPaid ? null : 'insufficient_funds',
  amount: sale.amount,
  feeAmount: isPaid ? feeOf(sale.amount) : 0,
  currency: ctx.school.currency,
  description: sale.course.content.title,
  checkoutPath: `/${sale.course.slug}/checkout`,
  purchasePath: `/${sale.course.slug}/watch`,
  createdAt: at,
  settledAt: settled(at),
})

function grantOf(ctx: Ctx, { sale, orderId, transactionId, at }: Attempt): typeof grants.$inferInsert {
  const { student, course, amount } = sale
  const startsAt = settled(at)
  return {
    studentId: student.id,
    productId: course.courseId,
    variantId: course.variantId,
    source: amount === 0 ? 'free' : 'purchase',
    sourceId: amount === 0 ? orderId : transactionId,
    startsAt,
    endsAt: course.accessDays > 0 ? daysLater(startsAt, course.accessDays, ctx.school.timeZone) : null,
    createdAt: startsAt,
  }
}

function told(ctx: Ctx, { sale, orderId, transactionId, at }: Attempt): PastEvent {
  const { student, course, amount } = sale
  const paid = { order_id: orderId, transaction_id: transactionId, student_id: student.id, product_id: course.courseId }
  return { at: settled(at), event: orderPaid({ ...paid, amount, currency: ctx.school.currency }) }
}
