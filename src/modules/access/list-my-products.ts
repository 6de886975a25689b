import { listProductCards } from '#modules/catalog/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { listAccesses } from './list-accesses.ts'

const PAGE = 12

interface Asked {
  kind: ProductKind
  cursor: string | undefined
  /** of the call that lists them */
  path: string
}

/** The products of a kind that are open to the viewer, a page at a time, and until when; refuses with 401 who is not signed in. */
export async function listMyProducts(ctx: Ctx, { kind, cursor, path }: Asked) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const accesses = await listAccesses(ctx, { studentId: ctx.actor.id, kind, cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `${path}?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const data = page.data.flatMap(({ productId, until }) => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover } = card
    return [{ id, slug, title, cover, access_until: until?.toISOString() ?? null }]
  })
  return { data, next_page_url: page.next_page_url }
}
