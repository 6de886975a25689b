import type { InferSelectModel } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { requirePicture } from '#modules/media/index.ts'
import { readReviewsOf } from '#modules/reviews/index.ts'
import type { Ctx } from '#platform/context.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { fronts } from './tables.ts'
import { FRONT_PICTURE } from './vocabulary.ts'

/** What a front page leads with, as it is kept. */
export type ChosenFront = Omit<InferSelectModel<typeof fronts>, 'id' | 'schoolId'>

export const NOTHING_CHOSEN: ChosenFront = {
  intro: '',
  pictureId: null,
  productId: null,
  hasProduct: false,
  quoteId: null,
  secondQuoteId: null,
  thirdQuoteId: null,
  quotesCount: 0,
}

interface Given {
  intro: string
  picture_id: string | null
  product_id: string | null
  review_ids: string[]
}

export function chosenFront({ intro, picture_id: pictureId, product_id: productId, review_ids }: Given): ChosenFront {
  const reviewIds = [...new Set(review_ids)]
  const [quoteId = null, secondQuoteId = null, thirdQuoteId = null] = reviewIds
  return {
    intro,
    pictureId,
    productId,
    hasProduct: productId !== null,
    quoteId,
    secondQuoteId,
    thirdQuoteId,
    quotesCount: reviewIds.length,
  }
}

type Quotes = Pick<ChosenFront, 'quoteId' | 'secondQuoteId' | 'thirdQuoteId'>

/** The reviews that are quoted, in order. */
export const quotesOf = ({ quoteId, secondQuoteId, thirdQuoteId }: Quotes): string[] =>
  [quoteId, secondQuoteId, thirdQuoteId].filter((id) => id !== null)

/** Refuses with 404 what the school does not have, with 422 a picture that was uploaded as something else. */
export async function requireOwn(
  ctx: Ctx,
  front: Pick<ChosenFront, 'pictureId' | 'productId'> & Quotes,
): Promise<void> {
  const { pictureId, productId } = front
  if (pictureId) await requirePicture(ctx, { id: pictureId, context: FRONT_PICTURE, field: 'picture_id' })
  if (productId) await getProduct(ctx, { productId })
  const reviewIds = quotesOf(front)
  refuseUnless((await readReviewsOf(ctx, reviewIds)).length === reviewIds.length, new NotFound())
}
