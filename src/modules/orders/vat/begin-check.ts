import { eq } from 'drizzle-orm'
import { readVatNumber } from '#providers/vat/read-vat-number.ts'
import type { Ctx } from '#platform/context.ts'
import { orders } from '../tables.ts'
import { vatChecks } from './tables.ts'

/** Once an order is paid, the VAT number it was placed with waits to be asked about; one that names no country cannot be. */
export async function beginCheck({ tx, now }: Ctx, orderId: string): Promise<void> {
  const [order] = await tx.select({ billing: orders.billing }).from(orders).where(eq(orders.id, orderId))
  const number = order?.billing.vat_id ?? ''
  if (!readVatNumber(number)) return
  await tx.insert(vatChecks).values({ orderId, number, since: now, askAt: now }).onConflictDoNothing()
}
