import type { Ctx } from '#platform/context.ts'
import type { EditableProduct } from './contract.ts'
import { getProduct } from './find-product.ts'
import { viewEditableProduct } from './view.ts'

export async function getEditableProduct(ctx: Ctx, { productId }: { productId: string }): Promise<EditableProduct> {
  return viewEditableProduct(await getProduct(ctx, { productId }), ctx.now)
}
