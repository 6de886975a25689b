import { asc, inArray } from 'drizzle-orm'
import { listMyProducts } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listMyEvents as endpoint, MyEvent, MyEventPage } from './contract.ts'
import { viewDate } from './require-event.ts'
import { type LiveEventSession, liveEvents, liveEventSessions } from './tables.ts'

/** The live events open to the viewer, each with its next date. */
export async function listMyEvents(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyEventPage> {
  const page = await listMyProducts(ctx, { kind: 'live_event', cursor, path: '/json/my/events' })
  const ids = page.data.map(({ id }) => id)
  const places = await placesOf(ctx, ids)
  const dates = await allDatesOf(ctx, ids)
  const data = page.data.flatMap(({ id, slug, title, cover }): MyEvent[] => {
    const at = places.find(({ productId }) => productId === id)
    if (!at) return []
    const own = dates.filter(({ productId }) => productId === id)
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
