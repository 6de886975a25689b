import type { Ctx } from '#platform/context.ts'
import type { EditableProduct } from './contract.ts'
import { getProduct } from './find-product.ts'
import { editorPath } from './editor/vocabulary.ts'
import { viewEditableProduct } from './view.ts'

/** Every change of a product answers with it, so what was changed is noted here. */
export async function getEditableProduct(ctx: Ctx, { productId }: { productId: string }): Promise<EditableProduct> {
  const found = await getProduct(ctx, { productId })
  ctx.note({ subject: found.product.title, url: editorPath(found.product) })
  return viewEditableProduct(found, ctx.now)
}
