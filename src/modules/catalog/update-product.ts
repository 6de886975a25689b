import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { requirePicture } from '#modules/media/index.ts'
import { categorize } from './categorize.ts'
import type { EditableProduct, updateProduct as endpoint } from './contract.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { sanitizeRichText } from '#platform/rich-text.ts'
import { searchTextOf } from './search-text.ts'
import { products } from './tables.ts'

/** Changes what a product says. Its slug stays: links to it go on working. */
export async function updateProduct(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, title, category, difficulty, cover_id: coverId, square_id: squareId } = input
  if (coverId) await requirePicture(ctx, { id: coverId, context: 'cover', field: 'cover_id' })
  if (squareId) await requirePicture(ctx, { id: squareId, context: 'cover', field: 'square_id' })
  const description = sanitizeRichText(input.description_html)
  const [updated] = await ctx.tx
    .update(products)
    .set({
      title,
      description,
      difficulty,
      coverId,
      squareId,
      categoryId: await categorize(ctx, category),
      seoTitle: input.seo_title,
      seoDescription: input.seo_description,
      isHidden: input.is_hidden,
      isEnrollmentEnabled: input.is_enrollment_enabled,
      searchText: searchTextOf({ title, category, description }),
    })
    .where(eq(products.id, productId))
    .returning({ id: products.id })
  foundOr404(updated)
  return getEditableProduct(ctx, { productId })
}
