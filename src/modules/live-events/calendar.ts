import { type CalendarEntry, calendarFile } from '#platform/time/calendar-file.ts'
import type { LiveEvent, LiveEventSession } from './tables.ts'

interface Dated {
  product: { id: string; title: string }
  event: Pick<LiveEvent, 'venue' | 'onlineUrl' | 'place' | 'address' | 'revision'>
  dates: Pick<LiveEventSession, 'position' | 'startsAt' | 'endsAt'>[]
  /** where its holder finds the ticket */
  url: string
  /** of the school */
  host: string
}

/** An event's dates as an iCalendar file. */
export const calendarOf = (dated: Dated, now: Date): string => calendarFile(entriesOf(dated), now)

/** Dates of an event for a calendar; each keeps its name by its place among them. */
export function entriesOf({ product, event, dates, url, host }: Dated): CalendarEntry[] {
  const where = event.venue === 'online' ? event.onlineUrl : [event.place, ...event.address.split('\n')].join(', ')
  return dates.map(({ position, startsAt, endsAt }) => ({
    uid: `${product.id}-${position}@${host}`,
    revision: event.revision,
    startsAt,
    endsAt,
    title: product.title,
    where,
    url,
  }))
}
