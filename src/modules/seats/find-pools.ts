import { and, asc, eq, or, sql } from 'drizzle-orm'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { isPaymentOf } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type SeatPool, seatPools } from './tables.ts'

export interface Whose {
  buyerId: string
  productId: string
}

/** SQL: the pools of a course that somebody hands out. Gifts are no seats to be handed out. */
export const ofBuyer = ({ buyerId, productId }: Whose) =>
  and(eq(seatPools.buyerId, buyerId), eq(seatPools.productId, productId), eq(seatPools.isGift, false))

const paidBy = sql<string>`coalesce((
  select ${transactions.id} from ${transactions}
  where ${isPaymentOf(orders.id)}), ${orders.id})`

/** What somebody bought of a product for others, oldest first, with the payment it was bought by, or the order that was free. */
export async function findPools({ tx }: Ctx, whose: Whose) {
  return tx
    .select({ pool: seatPools, orderNumber: orders.number, parentId: paidBy })
    .from(seatPools)
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(ofBuyer(whose))
    .orderBy(asc(seatPools.createdAt), asc(seatPools.id))
}

/** The same, locked: until the commit nobody else hands any of them out. Refuses with 404 who has bought none, and a payment that bought none. */
export async function lockPools(ctx: Ctx, whose: Whose, parentId?: string): Promise<SeatPool[]> {
  const { tx } = ctx
  const pools = await tx
    .select()
    .from(seatPools)
    .where(ofBuyer(whose))
    .orderBy(asc(seatPools.createdAt), asc(seatPools.id))
    .for('update')
  foundOr404(pools[0])
  const open = pools.filter(({ closedAt }) => closedAt === null)
  if (parentId === undefined) return open
  const [paid] = await tx
    .select({ id: seatPools.id })
    .from(seatPools)
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .leftJoin(transactions, eq(transactions.orderId, orderLines.orderId))
    .where(and(ofBuyer(whose), or(eq(transactions.id, parentId), eq(orderLines.orderId, parentId))))
  foundOr404(paid)
  return open.filter(({ id }) => id === paid?.id)
}

type Counted = Pick<SeatPool, 'bought' | 'taken' | 'closedAt'>

/** How many seats are the buyer's: of a pool that was closed those that were given before, where they stay. */
export const heldOf = ({ bought, taken, closedAt }: Counted): number => (closedAt ? taken : bought)

export const leftOf = (pool: Counted): number => heldOf(pool) - pool.taken

export const leftIn = (pools: SeatPool[]): number => pools.reduce((sum, pool) => sum + leftOf(pool), 0)
