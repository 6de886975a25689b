import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isGranted } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { layOut } from '#modules/mails/index.ts'
import { getTransaction } from '#modules/payments/index.ts'
import type { paymentRefunded } from '#modules/payments/events.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { refundLetter } from './mails/refund-letter.ts'
import { titleOf } from './mails/title-of.ts'
import { purchasePath } from './purchase-path.ts'
import { readQuote } from './quote/read-quote.ts'
import { orders } from './tables.ts'
import type { LetterParts } from './write-confirmation.ts'

type Refund = z.output<(typeof paymentRefunded)['payload']>

/** Tells a buyer what went back, why, and whether the product is theirs; once for each sum that has gone back. */
export async function writeRefundLetter(
  ctx: Ctx,
  { transaction_id, order_id, amount, refunded_amount }: Refund,
  { schools, writeMail }: LetterParts,
): Promise<void> {
  const [bought] = await ctx.tx
    .select({
      order: orders,
      product: { kind: products.kind, slug: products.slug },
      buyer: { name: people.name, email: people.email },
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(eq(orders.id, order_id))
  const school = await schools.view(ctx.school.id)
  if (!bought || !school) return
  const { order, product, buyer } = bought
  const { lines } = await readQuote(ctx, order)
  const { refundReason, refundedAt } = await getTransaction(ctx, transaction_id)
  const hasIt = await isGranted(ctx, order.studentId, order.productId)
  const letter = refundLetter({
    order,
    title: titleOf(lines),
    buyer: buyer.name,
    school: ctx.school,
    amount,
    isWhole: refunded_amount === order.amount,
    reason: refundReason,
    at: refundedAt ?? ctx.now,
    hasIt,
    url: ctx.school.origin + (hasIt ? purchasePath(product) : productPath(product)),
  })
  await writeMail(ctx, {
    cause: `refund:${transaction_id}:${refunded_amount}`,
    to: buyer.email,
    mail: layOut({ ...school, origin: ctx.school.origin }, order.language, letter),
  })
}
