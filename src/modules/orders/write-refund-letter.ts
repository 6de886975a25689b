import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isGiven } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { getTransaction } from '#modules/payments/index.ts'
import type { paymentRefunded } from '#modules/payments/events.ts'
import { disputes, refunds } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { sumOf } from '#platform/money.ts'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { refundLetter } from './mails/refund-letter.ts'
import { titleOf } from './mails/title-of.ts'
import { orderLines, orders } from './tables.ts'

type Refund = z.output<(typeof paymentRefunded)['payload']>

/** Tells a buyer what went back, why, and whether the product is theirs; once for each sum that has gone back. */
export async function writeRefundLetter(
  ctx: Ctx,
  { transaction_id, order_id, amount, refunded_amount }: Refund,
  parts: LetterParts,
): Promise<void> {
  const [bought] = await ctx.tx
    .select({ order: orders, buyer: { name: buyerName, email: buyerEmail } })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(eq(orders.id, order_id))
  if (!bought) return
  const { order, buyer } = bought
  const { refundReason, refundedAt } = await getTransaction(ctx, transaction_id)
  const returned = await readReturned(ctx, order.id, { transaction_id, amount, refunded_amount })
  const kept = returned.filter(({ isTheirs }) => isTheirs)
  const isWhole = refunded_amount === order.amount
  const letter = refundLetter({
    order,
    title: titleOf(returned),
    buyer: buyer.name,
    school: ctx.school,
    amount,
    returnedAmount: refunded_amount,
    isWhole,
    isWholeOfThat: isWhole || returned.every((line) => line.returnedAmount >= line.amount),
    reason: refundReason,
    isByBank: await isLost(ctx, transaction_id),
    at: refundedAt ?? ctx.now,
    kept: titleOf(kept),
    ended: titleOf(returned.filter(({ isTheirs }) => !isTheirs)),
    url: ctx.school.origin + (kept[0] ? purchasePath(kept[0].product) : productPath(returned[0]!.product)),
  })
  const cause = `refund:${transaction_id}:${refunded_amount}`
  await writeLetter(ctx, { cause, to: buyer.email, language: order.language, letter }, parts)
}

/** While a payment was disputed nobody else returned any of it; what is left after that went back by the payer's bank. */
async function isLost({ tx }: Ctx, transactionId: string): Promise<boolean> {
  const isOf = and(eq(disputes.transactionId, transactionId), eq(disputes.state, 'lost'))
  return (await tx.$count(disputes, isOf)) > 0
}

/** The lines that this money went back for: all of them where nobody said which. */
async function readReturned(
  ctx: Ctx,
  orderId: string,
  { transaction_id, amount, refunded_amount }: Pick<Refund, 'transaction_id' | 'amount' | 'refunded_amount'>,
) {
  const done = await ctx.tx
    .select({ lineId: refunds.lineId, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transaction_id), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.settledAt), sql`length(${refunds.key})`, asc(refunds.key))
  let sum = 0
  const sums = done.map((each) => ({ ...each, upTo: (sum += each.amount) }))
  const soFar = sums.filter(({ upTo }) => upTo <= refunded_amount)
  const settled = soFar.filter(({ upTo }) => upTo > refunded_amount - amount)
  const now = atMoment(ctx.now)
  const lines = await ctx.tx
    .select({
      id: orderLines.id,
      title: orderLines.title,
      amount: orderLines.amount,
      product: { id: products.id, kind: products.kind, slug: products.slug },
      isTheirs: sql<boolean>`${isGiven({ student: orders.studentId, product: products.id, now })}`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const named = new Set(settled.map(({ lineId }) => lineId))
  const returned = lines.map((line) => ({
    ...line,
    returnedAmount: sumOf(soFar.filter(({ lineId }) => lineId === line.id).map((each) => each.amount)),
  }))
  const which = returned.filter(({ id }) => named.has(id))
  return named.has(null) || which.length === 0 ? returned : which
}
