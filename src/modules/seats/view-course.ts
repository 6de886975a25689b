import { readProductsOf } from '#modules/catalog/index.ts'
import { pictureUrl, viewPicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'

const COVER_WIDTH = 640

/** A course as the access manager shows it. @throws NotFound */
export async function viewCourse(ctx: Ctx, id: string) {
  const [found] = await readProductsOf(ctx, [id])
  const { product, cover } = foundOr404(found)
  const picture = viewPicture(cover)
  return {
    id,
    title: product.title,
    slug: product.slug,
    cover_photo: picture && pictureUrl(picture, COVER_WIDTH),
  }
}
