import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from './tables.ts'
import type { Product } from './view.ts'

/** Everyone who changes which prices a product has waits here, before any of its variants; refuses with 404. */
export async function lockProduct({ tx }: Ctx, productId: string): Promise<Product> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update')
  return foundOr404(product)
}
