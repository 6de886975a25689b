import type { Ctx } from '#platform/context.ts'
import { createProduct, type NewProduct } from './create-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editorPath } from './editor/vocabulary.ts'
import { requireOfKind } from './of-kind.ts'
import type { Product } from './view.ts'
import type { ProductKind } from './vocabulary.ts'

interface Made {
  id: string
  slug: string
}

/** Makes a product of this kind as a draft; with what only the kind has, its module goes on. */
export async function createOfKind(ctx: Ctx, kind: ProductKind, given: Omit<NewProduct, 'kind'>): Promise<Made> {
  return noted(ctx, await createProduct(ctx, { ...given, kind }))
}

/** Makes a draft that says and costs the same; what it holds its module copies. Refuses with 404 what is of another kind. */
export async function duplicateOfKind(
  ctx: Ctx,
  kind: ProductKind,
  productId: string,
  copyContents?: (copyId: string) => Promise<unknown>,
): Promise<Made> {
  await requireOfKind(ctx, kind, productId)
  const copy = await duplicateProduct(ctx, productId)
  await copyContents?.(copy.id)
  return noted(ctx, copy)
}

function noted(ctx: Ctx, { kind, id, slug, title }: Product): Made {
  ctx.note({ subject: title, url: editorPath({ kind, id }) })
  return { id, slug }
}
