import { getProduct } from '#modules/catalog/index.ts'
import { requirePicture } from '#modules/media/index.ts'
import { readReviewsOf } from '#modules/reviews/index.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import { isListed } from './is-listed.ts'
import { FRONT_PICTURE } from './vocabulary.ts'

interface Given {
  product_id?: string | null | undefined
  picture_id?: string | null | undefined
  review_ids?: string[] | undefined
}

/** Refuses with 404 what the school does not have, with 422 what visitors could not see: a draft, a hidden product, a review that is not shown. */
export async function requireSeen(ctx: Ctx, given: Given): Promise<void> {
  const { product_id: productId, picture_id: pictureId, review_ids: reviewIds = [] } = given
  if (pictureId) await requirePicture(ctx, { id: pictureId, context: FRONT_PICTURE, field: 'picture_id' })
  if (productId && !isListed(await getProduct(ctx, { productId })))
    throw invalidField('product_id', 'validation.not-shown')
  const quoted = await readReviewsOf(ctx, reviewIds)
  refuseUnless(quoted.length === reviewIds.length, new NotFound())
  if (!quoted.every(({ is_shown }) => is_shown)) throw invalidField('review_ids', 'validation.not-shown')
}
