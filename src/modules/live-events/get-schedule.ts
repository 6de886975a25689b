import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Schedule } from './contract.ts'
import { datesOf, recordingOf, requireEvent, viewDate } from './require-event.ts'
import { tickets } from './tables.ts'

/** When and where, and for how many. Refuses with 404 what is no live event. */
export async function getSchedule(ctx: Ctx, { eventId }: { eventId: string }): Promise<Schedule> {
  const { product, event } = await requireEvent(ctx, eventId)
  const dates = await datesOf(ctx, eventId)
  return {
    dates: dates.map(viewDate),
    venue: event.venue,
    online_url: event.onlineUrl,
    place: event.place,
    address: event.address,
    capacity: product.stockLimit,
    places_taken: product.stockSold,
    holders_count: await countHolders(ctx, eventId),
    recording: await recordingOf(ctx, event),
  }
}

export const countHolders = ({ tx }: Ctx, eventId: string): Promise<number> =>
  tx.$count(tickets, and(eq(tickets.productId, eventId), isNull(tickets.voidedAt)))
