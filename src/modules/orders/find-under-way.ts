import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { isBeingPaid } from './is-being-paid.ts'
import { type Order, orderLines, orders } from './tables.ts'

export type UnderWay = Pick<Order, 'id'> & { productId: string }

/** Orders of a student, but further periods, that are being paid for any of these products, be it as what was added to another, but for one order. */
export const findUnderWay = (
  { tx }: Ctx,
  studentId: string,
  productIds: string[],
  but: string | null = null,
): Promise<UnderWay[]> => underWay(tx, { studentId, productIds, but })

const underWay = prepared('orders_under_way', (tx) =>
  tx
    .select({ id: orders.id, productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.studentId, sql.placeholder('studentId')),
        isBeingPaid,
        sql`${orderLines.productId} = any (${sql.placeholder('productIds')}::uuid[])`,
        sql`${orders.id} is distinct from ${sql.placeholder('but')}::uuid`,
      ),
    )
    .orderBy(orderLines.position),
)
