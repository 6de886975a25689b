import { sql } from 'drizzle-orm'
import { heldId, listingMine, ownedProducts } from '#modules/access/index.ts'
import { listMyEvents as endpoint } from './contract.ts'
import { viewDate } from './require-event.ts'
import { type LiveEvent, liveEvents, liveEventSessions } from './tables.ts'

interface Where extends Pick<LiveEvent, 'venue' | 'place'> {
  dates: { startsAt: string; endsAt: string }[]
}

/** The live events open to somebody, each with its next date. */
export const ownedEvents = ownedProducts<Where | null, typeof endpoint>(endpoint, {
  kind: 'live_event',
  more: sql`(
    select json_build_object('venue', ${liveEvents.venue}, 'place', ${liveEvents.place}, 'dates', (
      select coalesce(json_agg(json_build_object('startsAt', ${liveEventSessions.startsAt}, 'endsAt', ${liveEventSessions.endsAt})
        order by ${liveEventSessions.position}), '[]')
      from ${liveEventSessions} where ${liveEventSessions.productId} = ${heldId}))
    from ${liveEvents} where ${liveEvents.productId} = ${heldId})`,
  view({ id, slug, title, cover }, where, now) {
    if (!where) return undefined
    const { venue, place } = where
    const dates = where.dates.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    const next = dates.find(({ endsAt }) => endsAt > now)
    const date = next ?? dates.at(-1)
    return {
      id,
      slug,
      title,
      cover,
      venue,
      place,
      date: date ? viewDate(date) : null,
      is_over: dates.length > 0 && next === undefined,
    }
  },
})

export const listMyEvents = listingMine(ownedEvents)
