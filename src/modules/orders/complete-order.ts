import type { LetterParts } from '#modules/mails/index.ts'
import type { Fulfillables } from '#modules/access/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { getTransaction, promiseRefund, type Transaction } from '#modules/payments/index.ts'
import { isPaid, type RefundReason } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { keepClaims } from './claims/keep-claims.ts'
import { orderPaid, orderRenewed, paidAfterCancelling, paidAfterWithdrawal, paidTooLate, paidTwice } from './events.ts'
import { findUnfulfillable, fulfilOrder } from './fulfil-order.ts'
import { isFulfilled } from './is-fulfilled.ts'
import { type LockedOrder, lockOrder, type OrdersPayment } from './lock-order.ts'
import { moveOrder } from './move-order.ts'
import { hasCounted } from './owned/has-counted.ts'
import { releaseOrder } from './release-order.ts'
import type { Order } from './tables.ts'
import { endCardAfter } from './end-card-after.ts'
import { isWithdrawn } from './contract-withdrawals/is-withdrawn.ts'

export interface CompletionParts extends LetterParts {
  fulfillables: Fulfillables
  scarce: ScarceThings
}

/** Gives the buyer what was paid for, once, however often it is told. What is done already waits for nobody's lock. */
export async function completeOrder(
  ctx: Ctx,
  { id: transactionId, orderId }: OrdersPayment,
  parts: CompletionParts,
): Promise<void> {
  if (await isFulfilled(ctx, orderId)) return
  const locked = await lockOrder(ctx, orderId)
  if (locked) await completeLocked(ctx, locked, await getTransaction(ctx, transactionId), parts)
}

/** The same of an order that is locked, by its payment as it stands: access now, and the confirmation by who hears that it is paid. */
export async function completeLocked(
  ctx: Ctx,
  locked: LockedOrder,
  transaction: Transaction,
  parts: CompletionParts,
): Promise<void> {
  const { order } = locked
  const { id: orderId } = order
  const { id: transactionId } = transaction
  if (order.fulfilledAt) return
  if (!isPaid(transaction.status) || transaction.refundReason !== null) return
  const inVain = (reason: RefundReason) => giveBack(ctx, { order, transactionId, reason }, parts.scarce)
  await endCardAfter(ctx, order.followsOrderId)
  if (transaction.amount > 0 && transaction.refundedAmount === transaction.amount)
    return releaseOrder(ctx, orderId, parts.scarce)
  if (await isWithdrawn(ctx, orderId)) return inVain('withdrawn')
  if (order.renewsOrderId !== null) {
    if (!(await parts.fulfillables.plans.renewed(ctx, { orderId, transactionId }))) return inVain('canceled')
    await moveOrder(ctx, orderId, 'paid')
    if (transaction.refundedAmount > 0) await moveOrder(ctx, orderId, 'partly_refunded')
    return ctx.emit(orderRenewed(paidBy(order, transactionId)))
  }
  if (await findUnfulfillable(ctx, locked, parts.fulfillables)) return inVain('paid_twice')
  if (!(await keepClaims(ctx, orderId, parts.scarce, transaction)))
    return inVain((await hasCounted(ctx, orderId)) ? 'price_gone' : 'sold_out')
  await fulfilOrder(ctx, locked, { source: 'purchase', sourceId: transactionId }, parts.fulfillables)
  await moveOrder(ctx, orderId, 'paid')
  if (transaction.refundedAmount > 0) await moveOrder(ctx, orderId, 'partly_refunded')
  ctx.emit(orderPaid(paidBy(order, transactionId)))
}

const paidBy = ({ id, studentId, productId, amount, currency }: Order, transactionId: string) => ({
  order_id: id,
  transaction_id: transactionId,
  student_id: studentId,
  product_id: productId,
  amount,
  currency,
})

/** What is decided once stays so: a package that comes free later is nobody's who has been promised their money. */
async function giveBack(
  ctx: Ctx,
  { order: { id }, transactionId, reason }: { order: Order; transactionId: string; reason: RefundReason },
  scarce: ScarceThings,
): Promise<void> {
  await releaseOrder(ctx, id, scarce)
  await promiseRefund(ctx, transactionId, reason)
  const payment = { order_id: id, transaction_id: transactionId }
  ctx.emit(IN_VAIN[reason](payment))
}

const IN_VAIN = {
  paid_twice: paidTwice,
  sold_out: paidTooLate,
  price_gone: paidTooLate,
  withdrawn: paidAfterWithdrawal,
  canceled: paidAfterCancelling,
} satisfies Record<RefundReason, unknown>
