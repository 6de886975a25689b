import { asc, eq } from 'drizzle-orm'
import { findTransactionOf, isDisputed, lockPayment, type Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { NothingToReturn, PaymentDisputed } from './refusals.ts'
import { type OrderLine, orderLines } from './tables.ts'

export interface Returnable {
  transaction: Transaction
  /** of each line, what went back so far */
  returned: Pick<OrderLine, 'id' | 'returnedAmount'>[]
}

/**
 * The payment of an order that is locked, of which nobody else gives anything back meanwhile, and what of each line went back: read after
 * the lock, as whoever had it may have asked for some. Refuses with 409 when nothing was paid, and while the payer disputes it.
 */
export async function lockReturnable(ctx: Ctx, orderId: string): Promise<Returnable> {
  const paid = await findTransactionOf(ctx, orderId)
  refuseUnless(paid !== undefined, new NothingToReturn())
  const transaction = await lockPayment(ctx, paid.id)
  refuseUnless(!(await isDisputed(ctx, paid.id)), new PaymentDisputed())
  const returned = await ctx.tx
    .select({ id: orderLines.id, returnedAmount: orderLines.returnedAmount })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return { transaction, returned }
}
