import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { InvalidFields, invalidField } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { lockProduct } from '../lock-product.ts'
import { products } from '../tables.ts'
import type { changeSale as endpoint } from './contract.ts'

/** Refuses with 422 dates that cross, and fewer places than are taken. */
export async function changeSale(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, stock_limit: stockLimit, quantity_per_student: quantityPerStudent, starts_at, ends_at } = input
  const { stockSold } = await lockProduct(ctx, productId)
  const saleStartsAt = starts_at === null ? null : new Date(starts_at)
  const saleEndsAt = ends_at === null ? null : new Date(ends_at)
  if (saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt)
    throw invalidField('ends_at', 'validation.end-before-start')
  if (stockLimit !== null && stockLimit < stockSold)
    throw new InvalidFields({ stock_limit: [{ key: 'validation.stock-below-sold', params: { sold: stockSold } }] })
  await ctx.tx
    .update(products)
    .set({ stockLimit, quantityPerStudent, saleStartsAt, saleEndsAt })
    .where(eq(products.id, productId))
  return getEditableProduct(ctx, { productId })
}
