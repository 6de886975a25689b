import { askRefunds, findTransactionOf, type Gateways, leftOf, lockPayment } from '#modules/payments/index.ts'
import { refundAsked } from '#modules/payments/events.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import type { Fulfillables } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { lockOrder } from '../lock-order.ts'
import { NothingToReturn } from '../refusals.ts'
import { settleRequest } from '../refund-requests/settle-request.ts'
import type { refundOrder as endpoint } from './contract.ts'
import { endAccess } from './end-access.ts'
import { sharesOf } from './shares-of.ts'

/**
 * Puts down what of an order goes back, and why, which answers a buyer who asked for it; the gateway is asked afterwards. Never more than is left of it: refuses with
 * 409 when that is nothing, and with 422 under `refund_amount` when it is less than was asked for.
 */
export async function refundOrder(
  ctx: Ctx,
  { orderId, order_line_id: lineId, refund_amount: amount, reason, access }: Input<typeof endpoint>,
  { gateways, fulfillables }: { gateways: Gateways; fulfillables: Fulfillables },
): Promise<{ done: true }> {
  const locked = foundOr404(await lockOrder(ctx, orderId))
  const { order } = locked
  const lines = locked.lines.filter(({ id }) => lineId === undefined || id === lineId)
  foundOr404(lines[0])
  const paid = await findTransactionOf(ctx, orderId)
  refuseUnless(paid !== undefined && isPaid(paid.status) && order.fulfilledAt !== null, new NothingToReturn())
  const transaction = await lockPayment(ctx, paid.id)
  const leftOfLines = lines.reduce((sum, line) => sum + line.amount - line.returnedAmount, 0)
  const left = Math.min(leftOf(transaction), leftOfLines)
  refuseUnless(left > 0, new NothingToReturn())
  if (amount !== undefined && amount > left) throw invalidField('refund_amount', 'checkout.more-than-left')
  const due = lines.map((line) => ({ lineId: line.id, amount: line.amount }))
  const wanted = sharesOf({ due, lines, left: amount ?? left })
  await askRefunds(ctx, { transaction, wanted, reason }, gateways)
  if (access === 'take') await endAccess(ctx, { order, lines }, { reason, transactionId: transaction.id, fulfillables })
  await settleRequest(ctx, orderId)
  ctx.emit(refundAsked({ transaction_id: transaction.id }))
  ctx.note({ subject: order.number, url: `/home/orders/${orderId}` })
  return { done: true }
}
