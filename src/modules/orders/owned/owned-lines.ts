import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { claims, lineDiscounts, orderLines, orders } from '../tables.ts'

interface Asked {
  student: SQLWrapper
  product: SQLWrapper
  now: SQLWrapper
}

const line = alias(orderLines, 'owned_line')
const order = alias(orders, 'owned_order')
const payment = alias(transactions, 'owned_payment')
const grant = alias(grants, 'owned_grant')

/** SQL: a paid order's payment, of `owned_order`. */
const paymentOfOrder = sql`left join ${transactions} as owned_payment
  on ${payment.orderId} = ${order.id} and ${payment.status} in ('PERFORMED', 'CLEARED') and not ${payment.isBeside}`

/** SQL: a grant that `owned_line` gave and that goes on. */
const isGivenByLine = (now: SQLWrapper): SQL => sql`(
  ${grant.studentId} = ${order.studentId} and ${grant.productId} = ${line.productId}
  and ${grant.variantId} = ${line.variantId} and ${isLasting(grant, now)}
  and (${grant.source} = 'purchase' and ${grant.sourceId} = ${payment.id} or ${grant.source} = 'free' and ${grant.sourceId} = ${order.id}))`

/** SQL: what was paid for `owned_line` and did not go back, nor is about to; money that went back for no line in particular is of each. */
const kept = sql`greatest(0, least(${line.amount} - ${line.returnedAmount},
  coalesce(${payment.amount} - ${payment.refundedAmount} - ${payment.refundingAmount}, 0)))`

/** SQL: that, and what an earlier variant still counts towards it. */
const worth = sql`(${kept} + coalesce((
  select sum(counted.amount) from ${lineDiscounts} as counted
  where counted.line_id = ${line.id} and counted.source = 'owned'), 0))::int`

/** SQL: what an unreleased claim has of a line. */
const isClaimed = (lineId: SQLWrapper): SQL => sql`exists (
  select from ${claims} as standing
  where standing.resource = 'owned' and standing.resource_id = ${lineId} and standing.state <> 'released')`

/**
 * SQL, rows to select from: what a student has paid for variants of a product and has, line by line (`id`, `variant_id`, `currency`, `worth`), and what
 * counts towards nothing yet. A line is counted whole and for its buyer alone; not while its payer disputes it.
 */
export const ownedLines = ({ student, product, now }: Asked): SQL => sql`(
  select ${line.id} as id, ${line.variantId} as variant_id, ${line.currency} as currency, ${worth} as worth
  from ${orderLines} as owned_line
  join ${orders} as owned_order on ${order.id} = ${line.orderId}
  ${paymentOfOrder}
  where ${order.studentId} = ${student} and ${line.productId} = ${product} and ${order.fulfilledAt} is not null
    and ${line.quantity} = 1 and ${line.seats} = 0 and ${worth} > 0 and not ${isClaimed(line.id)}
    and exists (select from ${grants} as owned_grant where ${isGivenByLine(now)})
    and not exists (select from ${disputes} where ${disputes.transactionId} = ${payment.id} and ${disputes.state} = 'open'))`

/**
 * SQL, rows to select from: what better variants stand on lines (`line_id`), each with its own line (`better_id`, `title`) and order (`order_id`,
 * `number`). One that cost nothing beside stands while its access goes on.
 */
export const standingOn = (now: SQLWrapper): SQL => sql`(
  select standing.resource_id as line_id, ${line.id} as better_id, ${line.title} as title,
    ${order.id} as order_id, ${order.number} as number
  from ${claims} as standing
  join ${orders} as owned_order on ${order.id} = standing.order_id
  join ${orderLines} as owned_line on ${line.orderId} = ${order.id}
  join ${lineDiscounts} as counted on counted.line_id = ${line.id} and counted.source = 'owned' and counted.source_id = standing.resource_id
  ${paymentOfOrder}
  where standing.resource = 'owned' and standing.state <> 'released' and (
    ${order.fulfilledAt} is null or ${kept} > 0 or exists (select from ${grants} as owned_grant where ${isGivenByLine(now)})))`
