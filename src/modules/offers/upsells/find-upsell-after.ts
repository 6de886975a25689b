import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import type { Looker } from '#modules/catalog/index.ts'
import { findTransactionOf, type Transaction } from '#modules/payments/index.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { findFollowing, getHolder, isWithdrawn } from '#modules/orders/index.ts'
import { type Order, orderLines, orders } from '#modules/orders/tables.ts'
import type { OfferedBump } from '../bumps/offered-bumps.ts'
import { findOfferedUpsell } from './read-upsell.ts'
import { UPSELL_FOR } from './vocabulary.ts'

export interface UpsellAfter {
  order: Order
  /** by which the order was paid */
  transaction: Transaction
  offered: OfferedBump
  endsAt: Date
}

interface Asked {
  orderId: string
  /** undefined for whoever could not buy */
  studentId: string | undefined
  looker: Looker
  fulfillables: Fulfillables
}

/**
 * What is offered to a buyer after this order of theirs: once, for a day, after what they paid for themselves and did not give back; not after a gift,
 * after seats for others, or after what was offered so itself. @throws NotFound for what is no order of the school
 */
export async function findUpsellAfter(
  ctx: Ctx,
  { orderId, studentId, looker, fulfillables }: Asked,
): Promise<UpsellAfter | undefined> {
  const order = await getOrder(ctx, orderId)
  if (studentId === undefined || order.studentId !== studentId) return undefined
  if (order.followsOrderId !== null || order.upsellDeclinedAt !== null) return undefined
  const transaction = await findTransactionOf(ctx, orderId)
  if (!transaction || !isKeptPaid(transaction)) return undefined
  const endsAt = new Date((transaction.settledAt ?? ctx.now).getTime() + UPSELL_FOR)
  if (endsAt <= ctx.now || (await isForOthers(ctx, orderId)) || (await isWithdrawn(ctx, orderId))) return undefined
  if (await findFollowing(ctx, orderId)) return undefined
  const buyer = await getHolder(ctx, studentId)
  const offered = await findOfferedUpsell(ctx, { productId: order.productId, looker, buyer, fulfillables })
  return offered && { order, transaction, offered, endsAt }
}

/** @throws NotFound for somebody else's too */
export async function getOwnOrder(
  ctx: Ctx,
  { orderId, studentId }: { orderId: string; studentId: string },
): Promise<Order> {
  const order = await getOrder(ctx, orderId)
  refuseUnless(order.studentId === studentId, new NotFound())
  return order
}

async function getOrder({ tx }: Ctx, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  return foundOr404(order)
}

const isKeptPaid = ({ status, refundReason, refundedAmount, refundingAmount }: Transaction): boolean =>
  isPaid(status) && refundReason === null && refundedAmount === 0 && refundingAmount === 0

async function isForOthers({ tx }: Ctx, orderId: string): Promise<boolean> {
  const lines = await tx.select({ seats: orderLines.seats }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return lines.some(({ seats }) => seats > 0)
}
