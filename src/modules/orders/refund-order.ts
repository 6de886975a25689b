import { askRefunds, type Gateways, leftOf, wasAsked } from '#modules/payments/index.ts'
import { refundAsked } from '#modules/payments/events.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import type { Fulfillables } from '#modules/access/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { sumOf } from '#platform/money.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { decideOnCode } from './claims/free-code.ts'
import { lockOrder } from './lock-order.ts'
import { refuseBelowBetter } from './owned/find-standing.ts'
import { NothingToReturn } from './refusals.ts'
import { settleRequest } from './refund-requests/settle-request.ts'
import type { refundOrder as endpoint } from './contract.ts'
import { endAccess } from './end-access.ts'
import { lockReturnable } from './lock-returnable.ts'
import { refundsByLine } from './refunds-by-line.ts'

/**
 * Puts down what of an order goes back, and why, which answers a buyer who asked for it; the gateway is asked afterwards. Once for a key, however
 * often it is sent. Never more than is left of it: refuses with 409 when that is nothing, and with 422 under `refund_amount` when it is less than
 * was asked for. What counts towards a better variant stays until that has gone back (409).
 */
export async function refundOrder(
  ctx: Ctx,
  {
    orderId,
    order_line_id: lineId,
    refund_amount: amount,
    refund_key: requestKey,
    reason,
    access,
    code,
  }: Input<typeof endpoint>,
  { gateways, fulfillables, scarce }: { gateways: Gateways; fulfillables: Fulfillables; scarce: ScarceThings },
): Promise<{ done: true }> {
  const locked = foundOr404(await lockOrder(ctx, orderId))
  const { order } = locked
  const lines = locked.lines.filter(({ id }) => lineId === undefined || id === lineId)
  foundOr404(lines[0])
  if (amount !== undefined && requestKey === undefined) throw invalidField('refund_key', 'validation.required')
  const { transaction, returned } = await lockReturnable(ctx, orderId)
  if (requestKey && (await wasAsked(ctx, transaction.id, { requestKey, amount }))) return { done: true }
  refuseUnless(isPaid(transaction.status) && order.fulfilledAt !== null, new NothingToReturn())
  await refuseBelowBetter(
    ctx,
    lines.map(({ id }) => id),
  )
  const due = lines.map((line) => ({ lineId: line.id, amount: line.amount }))
  const left = sumOf(refundsByLine({ due, returned, left: leftOf(transaction) }).map((each) => each.amount))
  refuseUnless(left > 0, new NothingToReturn())
  if (amount !== undefined && amount > left) throw invalidField('refund_amount', 'checkout.more-than-left')
  const wanted = refundsByLine({ due, returned, left: amount ?? left })
  await askRefunds(ctx, { transaction, wanted, reason, requestKey }, gateways)
  if (access === 'take')
    await endAccess(ctx, { order, lines }, { reason, transactionId: transaction.id, fulfillables, scarce })
  await decideOnCode(ctx, orderId, { staysUsed: code === 'keep' })
  await settleRequest(ctx, orderId)
  ctx.emit(refundAsked({ transaction_id: transaction.id }))
  ctx.note({ subject: order.number, url: `/home/orders/${orderId}` })
  return { done: true }
}
