import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { type Order, orderLines } from '#modules/orders/tables.ts'
import type { Purchase } from './contract.ts'
import { AnotherPurchase } from './refusals.ts'

type Wanted = Pick<Purchase, 'variant_id' | 'quantity' | 'amount' | 'currency'>

/** A key is for one purchase: one of another variant, number or price is not answered with the order it made. @throws AnotherPurchase */
export async function refuseAnotherPurchase({ tx }: Ctx, order: Order, wanted: Wanted): Promise<void> {
  const [line] = await mainLine(tx, { orderId: order.id })
  const isSame =
    line?.variantId === wanted.variant_id &&
    line.quantity === (wanted.quantity ?? 1) &&
    order.amount === wanted.amount &&
    order.currency === wanted.currency
  refuseUnless(isSame, new AnotherPurchase())
}

const mainLine = prepared('main_line', (tx) =>
  tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, sql.placeholder('orderId')), eq(orderLines.position, 0))),
)
