import type { z } from 'zod'
import { readProductsOf } from '#modules/catalog/index.ts'
import { findPictures } from '#modules/media/index.ts'
import { readReviewsOf } from '#modules/reviews/index.ts'
import { type ChosenAppearance, picturesOf, viewAppearance } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type ChosenFront, quotesOf } from '../chosen-front.ts'
import { isListed } from '../is-listed.ts'
import { FRONT_PICTURE } from '../vocabulary.ts'
import type { Appearance } from './contract.ts'

type View = (look: ChosenAppearance & ChosenFront) => z.output<typeof Appearance>

/** How each of these looks is shown to admins: what they point at is found once for all of them. */
export async function viewLooks(ctx: Ctx, looks: Array<ChosenAppearance & ChosenFront>): Promise<View> {
  const idsOf = (of: (look: ChosenFront) => Array<string | null>) => [
    ...new Set(looks.flatMap(of).filter((id) => id !== null)),
  ]
  const logos = await picturesOf(ctx, looks)
  const pictures = await findPictures(ctx, { ids: idsOf(({ pictureId }) => [pictureId]), context: FRONT_PICTURE })
  const products = await readProductsOf(
    ctx,
    idsOf(({ productId }) => [productId]),
  )
  const reviews = await readReviewsOf(ctx, idsOf(quotesOf))
  return (look) => {
    const inFront = products.find(({ product }) => product.id === look.productId)
    const quotes = quotesOf(look).flatMap((id) => reviews.find((review) => review.id === id) ?? [])
    return {
      ...viewAppearance(look, logos),
      intro: look.intro,
      picture: pictures.get(look.pictureId ?? '') ?? null,
      product: inFront ? { id: inFront.product.id, title: inFront.product.title, is_shown: isListed(inFront) } : null,
      product_is_gone: look.hasProduct && !inFront,
      quotes: quotes.map(({ id, first_name, title, review, is_shown }) => ({
        id,
        first_name,
        title,
        review,
        is_shown,
      })),
      quotes_gone: look.quotesCount - quotes.length,
    }
  }
}
