import { asc, inArray } from 'drizzle-orm'
import { listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyEvents as endpoint, MyEvent, MyEventPage } from './contract.ts'
import { viewDate } from './require-event.ts'
import { type LiveEventSession, liveEvents, liveEventSessions } from './tables.ts'

const PAGE = 12

/** The live events open to the viewer, each with its next date. */
export async function listMyEvents(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyEventPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const accesses = await listAccesses(ctx, { studentId: ctx.actor.id, kind: 'live_event', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    ({ productId }) => productId,
    (last) => `/json/my/events?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const cards = new Map((await listProductCards(ctx, page.data)).map((card) => [card.id, card]))
  const places = await placesOf(ctx, page.data)
  const dates = await allDatesOf(ctx, page.data)
  const data = page.data.flatMap((productId): MyEvent[] => {
    const card = cards.get(productId)
    const at = places.find((each) => each.productId === productId)
    if (!card || !at) return []
    const { id, slug, title, cover } = card
    const own = dates.filter((each) => each.productId === productId)
    const next = own.find(({ endsAt }) => endsAt > ctx.now)
    const date = next ?? own.at(-1)
    return [
      {
        id,
        slug,
        title,
        cover,
        venue: at.venue,
        place: at.place,
        date: date ? viewDate(date) : null,
        is_over: own.length > 0 && next === undefined,
      },
    ]
  })
  return { data, next_page_url: page.next_page_url }
}

async function placesOf({ tx }: Ctx, ids: string[]) {
  if (ids.length === 0) return []
  const { productId, venue, place } = liveEvents
  return tx.select({ productId, venue, place }).from(liveEvents).where(inArray(productId, ids))
}

async function allDatesOf({ tx }: Ctx, ids: string[]): Promise<LiveEventSession[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(liveEventSessions)
    .where(inArray(liveEventSessions.productId, ids))
    .orderBy(asc(liveEventSessions.position))
}
