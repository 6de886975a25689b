import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { FrontPage, previewFront as endpoint } from './contract.ts'
import { readFront } from './read-front.ts'
import { readFrontPage } from './read-front-page.ts'
import { requireSeen } from './require-seen.ts'

/** As visitors would see it; nothing is kept. */
export async function previewFront(ctx: Ctx, tried: Input<typeof endpoint>): Promise<FrontPage> {
  const review_ids = tried.review_ids && [...new Set(tried.review_ids)]
  await requireSeen(ctx, { ...tried, review_ids })
  const chosen = await readFront(ctx)
  const given = (id: string | undefined, kept: string | null) => (id === undefined ? kept : id || null)
  return readFrontPage(ctx, {
    intro: tried.intro ?? chosen.intro,
    productId: given(tried.product_id, chosen.productId),
    pictureId: given(tried.picture_id, chosen.pictureId),
    reviewIds: review_ids ?? chosen.reviewIds,
  })
}
