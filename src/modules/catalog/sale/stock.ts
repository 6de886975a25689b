import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lockProduct } from '../lock-product.ts'
import { products } from '../tables.ts'

/** The places of products of which there are only so many; the database counts the claims as `stock_sold`. */
export const stock = {
  async lock(ctx: Ctx, productId: string): Promise<void> {
    await lockProduct(ctx, productId)
  },

  /** Places that were claimed in time are had again as long as there are any, though the sale may be over. */
  async hasRoom({ tx }: Ctx, productId: string, quantity: number): Promise<boolean> {
    const [product] = await tx
      .select({ limit: products.stockLimit, sold: products.stockSold })
      .from(products)
      .where(eq(products.id, productId))
    return product !== undefined && (product.limit === null || product.sold + quantity <= product.limit)
  },

  async claimsMoved(): Promise<void> {},
}
