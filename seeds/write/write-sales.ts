import { eq, sql } from 'drizzle-orm'
import { grants } from '#modules/access/tables.ts'
import { promotions } from '#modules/catalog/tables.ts'
import { orderPaid } from '#modules/checkout/events.ts'
import { consentsFor } from '#modules/checkout/policy.ts'
import { orderLines, orders } from '#modules/checkout/tables.ts'
import { wordConsents } from '#modules/checkout/word-consents.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { DAY, MINUTE, SECOND } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { reducedAt, type Sale, standardAmountAt } from './plan-sales.ts'
import { type PastEvent, writeEvents } from './write-events.ts'

const VAT_RATE = 23
const REFUSED_BEFORE = 4 * MINUTE
const SETTLED_AFTER = 40 * SECOND
const NO_BILLING = { phone: '', vat_id: '', address_1: '', address_2: '', country: 'PL' }

/** The rows a purchase leaves behind: order, line, transaction, grant; and of a refused card, the order that failed. */
export async function writeSales(ctx: Ctx, sales: Sale[]): Promise<void> {
  const attempts = sales.flatMap((sale) => {
    const paid = { sale, orderId: newId(), transactionId: newId(), at: sale.at, isPaid: true }
    const refusedAt = new Date(sale.at.getTime() - REFUSED_BEFORE)
    const refused = { ...paid, orderId: newId(), transactionId: newId(), at: refusedAt, isPaid: false }
    return sale.isSecondAttempt ? [refused, paid] : [paid]
  })
  await ctx.tx.insert(orders).values(attempts.map((attempt) => orderOf(ctx, attempt)))
  await ctx.tx.insert(orderLines).values(attempts.map((attempt) => lineOf(ctx, attempt)))
  await ctx.tx
    .insert(transactions)
    .values(attempts.filter(({ sale }) => sale.amount > 0).map((each) => transactionOf(ctx, each)))
  await ctx.tx.insert(grants).values(attempts.filter(({ isPaid }) => isPaid).map(grantOf))
  await writeEvents(
    ctx,
    attempts.filter(({ sale, isPaid }) => isPaid && sale.amount > 0).map((each) => told(ctx, each)),
  )
  await countPackages(ctx, sales)
  await ctx.tx.execute(sql`
    update people set created_at = first.at - interval '6 minutes'
    from (select student_id, min(created_at) as at from orders group by student_id) first
    where ${people.id} = first.student_id`)
}

interface Attempt {
  sale: Sale
  orderId: string
  transactionId: string
  at: Date
  isPaid: boolean
}

const settled = (at: Date) => new Date(at.getTime() + SETTLED_AFTER)

const orderOf = (ctx: Ctx, { sale, orderId, at, isPaid }: Attempt): typeof orders.$inferInsert => ({
  id: orderId,
  studentId: sale.student.id,
  productId: sale.course.courseId,
  checkoutKey: newId(),
  status: isPaid ? 'paid' : 'failed',
  amount: sale.amount,
  currency: ctx.school.currency,
  consents: wordConsents(consentsFor('course', sale.amount), { ...ctx, language: sale.student.language }),
  billing: NO_BILLING,
  language: sale.student.language,
  createdAt: at,
  settledAt: settled(at),
})

function lineOf(ctx: Ctx, { sale, orderId, at }: Attempt): typeof orderLines.$inferInsert {
  const { course, amount } = sale
  const promotion = reducedAt(course.promotion, at)
  const evergreen = reducedAt(course.evergreen, at)
  return {
    orderId,
    productId: course.courseId,
    variantId: course.variantId,
    promotionId: promotion?.id ?? null,
    evergreenOfferId: evergreen?.id ?? null,
    title: course.content.title,
    amount,
    standardAmount: standardAmountAt(course, at),
    referenceAmount: (promotion ?? evergreen)?.referenceAmount ?? null,
    currency: ctx.school.currency,
    vatRate: VAT_RATE,
    accessDays: course.accessDays,
  }
}

const transactionOf = (
  ctx: Ctx,
  { sale, orderId, transactionId, at, isPaid }: Attempt,
): typeof transactions.$inferInsert => ({
  id: transactionId,
  hash: newSecret(),
  orderId,
  payerId: sale.student.id,
  provider: 'sandbox',
  status: isPaid ? 'ACCESS_GRANTED' : 'FAILURE',
  failureReason: isPaid ? null : 'insufficient_funds',
  amount: sale.amount,
  currency: ctx.school.currency,
  description: sale.course.content.title,
  checkoutPath: `/${sale.course.slug}/checkout`,
  purchasePath: `/${sale.course.slug}/watch`,
  createdAt: at,
  settledAt: settled(at),
})

function grantOf({ sale, orderId, transactionId, at }: Attempt): typeof grants.$inferInsert {
  const { student, course, amount } = sale
  const startsAt = settled(at)
  return {
    studentId: student.id,
    productId: course.courseId,
    variantId: course.variantId,
    source: amount === 0 ? 'free' : 'purchase',
    sourceId: amount === 0 ? orderId : transactionId,
    startsAt,
    endsAt: course.accessDays > 0 ? new Date(startsAt.getTime() + course.accessDays * DAY) : null,
    createdAt: startsAt,
  }
}

function told(ctx: Ctx, { sale, orderId, transactionId, at }: Attempt): PastEvent {
  const { student, course, amount } = sale
  const paid = { order_id: orderId, transaction_id: transactionId, student_id: student.id, product_id: course.courseId }
  return { at: settled(at), event: orderPaid({ ...paid, amount, currency: ctx.school.currency }) }
}

async function countPackages(ctx: Ctx, sales: Sale[]): Promise<void> {
  for (const promotion of new Set(sales.map(({ course }) => course.promotion))) {
    if (!promotion) continue
    const packagesSold = sales.filter(
      ({ course, at }) => course.promotion === promotion && at >= promotion.startsAt,
    ).length
    await ctx.tx.update(promotions).set({ packagesSold }).where(eq(promotions.id, promotion.id))
  }
}
