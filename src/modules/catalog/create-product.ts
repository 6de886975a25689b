import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import { requirePicture } from '#modules/media/index.ts'
import { refusePast } from './access-length.ts'
import { categorize } from './categorize.ts'
import { minimumOf } from './chosen/minimum-of.ts'
import { chooseSlug } from './choose-slug.ts'
import type { PriceTerms, ProductDetails } from './contract.ts'
import { sanitizeRichText } from '#platform/rich-text.ts'
import { termsOf } from './plans/plan-terms.ts'
import { searchTextOf } from './search-text.ts'
import { products, variants } from './tables.ts'
import type { Product } from './view.ts'
import type { ProductKind } from './vocabulary.ts'

export interface NewProduct extends ProductDetails, PriceTerms {
  kind: ProductKind
  cover_id: string | null
}

/** Makes a product as a draft, with its one price in the school's currency. */
export async function createProduct(ctx: Ctx, product: NewProduct): Promise<Product> {
  const { kind, title, category, difficulty, amount, cover_id: coverId } = product
  if (coverId) await requirePicture(ctx, { id: coverId, context: 'cover', field: 'cover_id' })
  const terms = termsOf(kind, product)
  refusePast(ctx, terms)
  const description = sanitizeRichText(product.description_html)
  const [created] = await ctx.tx
    .insert(products)
    .values({
      kind,
      title,
      description,
      difficulty,
      coverId,
      slug: await chooseSlug(ctx, title, kind),
      categoryId: await categorize(ctx, category),
      authorId: isSignedIn(ctx.actor) ? ctx.actor.id : null,
      isFree: amount === 0,
      searchText: searchTextOf({ title, category, description }),
      createdAt: ctx.now,
    })
    .returning()
  await ctx.tx.insert(variants).values({
    productId: created!.id,
    position: 1,
    amount,
    minimumAmount: minimumOf(product),
    currency: ctx.school.currency,
    ...terms,
    createdAt: ctx.now,
  })
  return created!
}
