import { duplicateOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { datesOf, requireEvent } from './require-event.ts'
import { liveEvents, liveEventSessions } from './tables.ts'

/** Makes a draft that says, costs and takes place the same, with nobody in it. Refuses with 404 what is no live event. */
export async function duplicateEvent(ctx: Ctx, { eventId }: { eventId: string }) {
  const event = await duplicateOfKind(ctx, 'live_event', eventId, async (copyId) => {
    const { venue, onlineUrl, place, address } = (await requireEvent(ctx, eventId)).event
    await ctx.tx.insert(liveEvents).values({ productId: copyId, venue, onlineUrl, place, address })
    const dates = await datesOf(ctx, eventId)
    if (dates.length > 0)
      await ctx.tx
        .insert(liveEventSessions)
        .values(dates.map(({ position, startsAt, endsAt }) => ({ productId: copyId, position, startsAt, endsAt })))
  })
  return { event }
}
