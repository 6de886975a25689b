import { and, eq, isNull } from 'drizzle-orm'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { orders, orderLines } from '#modules/orders/tables.ts'
import {
  findMembersCard,
  type Gateways,
  type StartedPayment,
  startPayment,
  unsealToken,
} from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { type Membership, memberships, type MembershipPeriod } from '../tables.ts'
import { PURCHASES_PATH } from '../vocabulary.ts'

/** A charge that was put down and is to be sent. */
export interface Attempt extends StartedPayment {
  /** of the card that is kept */
  token: string
  customer: { name: string; email: string }
}

/**
 * First of three steps: puts down that the card of a member is charged for a period. `chargeMember` is next; where it never comes, the payment
 * ends as ERROR and is tried again. Undefined while another charge for it is under way, and where there is no card.
 */
export async function beginAttempt(
  ctx: Ctx,
  {
    membership,
    period,
    isByHolder = false,
  }: { membership: Membership; period: MembershipPeriod; isByHolder?: boolean },
  gateways: Gateways,
): Promise<Attempt | undefined> {
  const attempt = await startCharge(ctx, { orderId: period.orderId!, membership, isByHolder }, gateways)
  if (!attempt) return undefined
  // What its holder tries themselves changes nothing of when it is tried without them.
  const tried = isByHolder ? { holdersPayment: attempt.transaction.id } : { nextAt: null }
  await ctx.tx.update(memberships).set(tried).where(eq(memberships.id, membership.id))
  return attempt
}

/** The same for any order of a member, and nothing of when they are charged. */
export async function startCharge(
  ctx: Ctx,
  { orderId, membership, isByHolder }: { orderId: string; membership: Membership; isByHolder: boolean },
  gateways: Gateways,
): Promise<Attempt | undefined> {
  const { cardFrom } = membership
  const card = cardFrom ? await findMembersCard(ctx, cardFrom) : undefined
  if (!card || (await isUnderWay(ctx, orderId))) return undefined
  const { order, title, product, customer } = await readOrder(ctx, orderId)
  const started = await startPayment(
    ctx,
    {
      orderId,
      payerId: order.studentId,
      amount: order.amount,
      currency: order.currency,
      description: title,
      checkoutPath: PURCHASES_PATH,
      purchasePath: purchasePath(product),
      accountId: card.accountId,
      isPayerAway: !isByHolder,
    },
    gateways,
  )
  return { ...started, token: unsealToken(gateways.keys, card), customer }
}

/** Of one order no two charges are under way: the database lets none in (`transactions_one_unsettled`). */
export const isUnderWay = async ({ tx }: Ctx, orderId: string): Promise<boolean> =>
  (await tx.$count(transactions, and(eq(transactions.orderId, orderId), isNull(transactions.settledAt)))) > 0

export async function readOrder({ tx }: Ctx, orderId: string) {
  const [found] = await tx
    .select({
      order: orders,
      title: orderLines.title,
      product: { kind: products.kind, slug: products.slug },
      customer: { name: buyerName, email: buyerEmail },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(eq(orders.id, orderId))
  return found!
}
