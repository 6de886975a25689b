import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { invitations, seatPools } from '../tables.ts'

/** Gifts that are narrowed to, newest first; nothing of what was taken back with its order. */
export const findGifts = ({ tx }: Ctx, narrowed: SQL | undefined) =>
  tx
    .select({
      id: seatPools.id,
      createdAt: seatPools.createdAt,
      giverId: seatPools.buyerId,
      product: products,
      accessUntil: seatPools.accessUntil,
      invitation: invitations,
      title: orderLines.title,
      orderId: orders.id,
      orderNumber: orders.number,
    })
    .from(seatPools)
    .innerJoin(invitations, and(eq(invitations.poolId, seatPools.id), ne(invitations.status, 'revoked')))
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(seatPools.isGift, true), isNull(seatPools.closedAt), narrowed))
    .orderBy(desc(seatPools.createdAt), desc(seatPools.id))
    .$dynamic()

export type FoundGift = Awaited<ReturnType<typeof findGifts>>[number]
