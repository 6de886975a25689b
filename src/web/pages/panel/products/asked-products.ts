import { PRODUCT_SORTS } from '#modules/catalog/vocabulary.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { askedPage } from '../lists/asked-page.ts'

/** What of a list of products an address asks for. */
export function askedProducts(request: Request) {
  const { asked, cursor } = askedPage(request)
  const given = asked.get('status')
  return {
    q: asked.get('q')?.slice(0, 150) ?? '',
    status: given === 'draft' || given === 'published' ? given : undefined,
    sort: orderIn(asked, PRODUCT_SORTS),
    cursor,
  } as const
}
