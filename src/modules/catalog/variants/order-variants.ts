import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { reordered } from '#platform/reordered.ts'
import type { EditableProduct } from '../contract.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { lockProduct } from '../lock-product.ts'
import type { orderVariants as endpoint } from './contract.ts'
import { placeVariants, soldVariantsOf } from './place-variants.ts'

/** Of two orders sent at once the later one stays, whole. */
export async function orderVariants(ctx: Ctx, { productId, ids }: Input<typeof endpoint>): Promise<EditableProduct> {
  await lockProduct(ctx, productId)
  const sold = await soldVariantsOf(ctx, productId)
  const order = reordered(
    sold.map(({ id }) => id),
    ids,
  )
  await placeVariants(ctx, productId, order)
  return getEditableProduct(ctx, { productId })
}
