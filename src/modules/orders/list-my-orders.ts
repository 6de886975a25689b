import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { isPaymentOf } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { CompletionParts } from './complete-order.ts'
import { statusBy } from './order-moves.ts'
import { askableUntil } from './refund-requests/policy.ts'
import { type RefundRequest, refundRequests } from './refund-requests/tables.ts'
import { viewRequest } from './refund-requests/view.ts'
import { type Order, orderLines, orders } from './tables.ts'
import { type ContractWithdrawal, contractWithdrawals } from './contract-withdrawals/tables.ts'
import { agreedBefore } from './contract-withdrawals/agreed-before.ts'
import { followBetter } from './contract-withdrawals/follow-better.ts'
import { type Contract, withdrawableUntil } from './contract-withdrawals/policy.ts'
import { readContracts } from './contract-withdrawals/read-contracts.ts'
import { withBetter } from './contract-withdrawals/with-better.ts'
import type { listMyOrders as endpoint, MyOrder, MyOrderPage } from './contract.ts'

const PAGE = 20

/** What was not paid for in vain: an attempt that failed is no order to its buyer. */
export async function listMyOrders(
  ctx: Ctx,
  { cursor }: Input<typeof endpoint>,
  { schools, fulfillables }: Pick<CompletionParts, 'schools' | 'fulfillables'>,
): Promise<MyOrderPage> {
  const { actor, tx } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const rows = await tx
    .select({
      order: orders,
      withdrawal: contractWithdrawals,
      request: refundRequests,
      refunded: transactions.refundedAmount,
      transactionId: transactions.id,
      ...agreedBefore,
    })
    .from(orders)
    .leftJoin(contractWithdrawals, eq(contractWithdrawals.orderId, orders.id))
    .leftJoin(refundRequests, eq(refundRequests.orderId, orders.id))
    .leftJoin(transactions, isPaymentOf(orders.id))
    .where(
      and(eq(orders.studentId, actor.id), ne(orders.status, 'failed'), olderThan(orders.createdAt, orders.id, cursor)),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1)
  const lines = await linesOf(
    ctx,
    rows.map(({ order }) => order.id),
  )
  const concluded = rows.map(({ order, transactionId, agreedAt, agreedTo }) => ({
    order,
    transactionId,
    agreedAt,
    agreedTo,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }))
  const { all, standing } = await withBetter(ctx, concluded)
  const alone = await readContracts(ctx, all, { fulfillables, lock: false })
  const contracts = followBetter(alone, standing, ctx.now)
  const days = (await schools.view(ctx.school.id))?.refund_request_days ?? 0
  return pageFrom(
    rows,
    PAGE,
    (row) => {
      const ofOrder = lines.filter(({ orderId }) => orderId === row.order.id)
      return viewMyOrder(ctx, { ...row, days, lines: ofOrder, contract: contracts.get(row.order.id)! })
    },
    ({ order }) => `/json/my/orders?${new URLSearchParams({ cursor: cursorOf(order) })}`,
  )
}

async function linesOf({ tx }: Ctx, orderIds: string[]) {
  if (orderIds.length === 0) return []
  return tx
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      kind: orderLines.kind,
      plan: orderLines.plan,
      title: orderLines.title,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      seats: orderLines.seats,
      gift: orderLines.gift,
      amount: orderLines.amount,
      parts: orderLines.parts,
      accessDays: orderLines.accessDays,
      accessUntil: orderLines.accessUntil,
      productKind: products.kind,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
}

interface Row {
  order: Order
  withdrawal: ContractWithdrawal | null
  request: RefundRequest | null
  refunded: number | null
  /** how long the school lets its buyers ask for their money */
  days: number
  lines: Awaited<ReturnType<typeof linesOf>>
  contract: Contract
}

function viewMyOrder({ school, now }: Ctx, row: Row): MyOrder {
  const { order, withdrawal, request, refunded, days, lines, contract } = row
  const until = withdrawal || order.status === 'refunded' ? null : withdrawableUntil(contract, now)
  const askable = request || withdrawal || until ? null : askableUntil(order, { days, timeZone: school.timeZone })
  return {
    id: order.id,
    number: order.number,
    status: statusBy(order, refunded ?? 0),
    titles: lines.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)),
    for_others: order.fulfilledAt
      ? lines
          .filter(({ seats, gift }) => seats > 0 && !gift)
          .map(({ productId, title }) => ({ product_id: productId, title }))
      : [],
    company: order.companyName === null ? null : { name: order.companyName, vat_id: order.billing.vat_id },
    gift_for: lines.find(({ gift }) => gift)?.gift?.name ?? null,
    amount: order.amount,
    refunded_amount: refunded ?? 0,
    currency: order.currency,
    created_at: order.createdAt.toISOString(),
    has_confirmation: order.fulfilledAt !== null,
    withdrawable_until: until?.toISOString() ?? null,
    withdrawal: withdrawal && { verdict: withdrawal.verdict, at: withdrawal.createdAt.toISOString() },
    askable_until: askable && now <= askable ? askable.toISOString() : null,
    refund_request: request && viewRequest(request),
    answers: order.answers,
  }
}
