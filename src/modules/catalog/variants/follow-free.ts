import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { products } from '../tables.ts'

/** A product is free while none of the prices it is sold at is above zero. */
export async function followFree({ tx }: Ctx, productId: string): Promise<void> {
  await tx
    .update(products)
    .set({
      isFree: sql`not exists (
        select from variants where product_id = ${productId} and position is not null and amount > 0)`,
    })
    .where(eq(products.id, productId))
}
