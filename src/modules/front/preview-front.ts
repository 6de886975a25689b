import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { chosenFront, quotesOf, requireOwn } from './chosen-front.ts'
import type { FrontPage } from './contract.ts'
import type { previewFront as endpoint } from './look/contract.ts'
import { readFront } from './read-front.ts'
import { readFrontPage } from './read-front-page.ts'

/** As visitors would see it; nothing is kept. */
export async function previewFront(ctx: Ctx, tried: Input<typeof endpoint>): Promise<FrontPage> {
  const published = await readFront(ctx)
  const given = (id: string | undefined, kept: string | null) => (id === undefined ? kept : id || null)
  const front = chosenFront({
    intro: tried.intro ?? published.intro,
    product_id: given(tried.product_id, published.productId),
    picture_id: given(tried.picture_id, published.pictureId),
    review_ids: tried.review_ids ?? quotesOf(published),
  })
  await requireOwn(ctx, front)
  return readFrontPage(ctx, front)
}
