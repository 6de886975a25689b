import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { EditableProduct } from './contract.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { products } from './tables.ts'

/** Takes a product off the site; whoever has access keeps it. */
export async function unpublishProduct(ctx: Ctx, { productId }: { productId: string }): Promise<EditableProduct> {
  await ctx.tx.update(products).set({ status: 'draft' }).where(eq(products.id, productId))
  return getEditableProduct(ctx, { productId })
}
