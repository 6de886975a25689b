import { readProductsOf } from '#modules/catalog/index.ts'
import { findPictures } from '#modules/media/index.ts'
import { readReviewsOf } from '#modules/reviews/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Front } from './contract.ts'
import { isListed } from './is-listed.ts'
import { readFront } from './read-front.ts'
import { FRONT_PICTURE } from './vocabulary.ts'

export async function getFront(ctx: Ctx): Promise<Front> {
  const { intro, productId, pictureId, reviewIds, version } = await readFront(ctx)
  const [found] = await readProductsOf(ctx, productId ? [productId] : [])
  const pictures = await findPictures(ctx, { ids: pictureId ? [pictureId] : [], context: FRONT_PICTURE })
  return {
    intro,
    version,
    picture: pictures.get(pictureId ?? '') ?? null,
    product: found
      ? { id: found.product.id, kind: found.product.kind, title: found.product.title, is_shown: isListed(found) }
      : null,
    quotes: await readReviewsOf(ctx, reviewIds),
  }
}
