import { isGranted } from '#modules/access/index.ts'
import { getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { EventPage } from './contract.ts'
import { viewWaitingList } from './waiting/own-entries.ts'
import { datesOf, isOver, requireEvent, viewDate } from './require-event.ts'

/** Refuses with 404 what is no live event, and one that whoever is looking may not see. */
export async function getEventPage(ctx: Ctx, { eventSlug: slug }: { eventSlug: string }): Promise<EventPage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'live_event', slug)
  const { product: row, event } = await requireEvent(ctx, product.id)
  const dates = await datesOf(ctx, product.id)
  return {
    product,
    dates: dates.map(viewDate),
    venue: event.venue,
    place: event.place,
    address: event.address,
    is_over: isOver(row.takesPlaceUntil, ctx.now),
    has_ticket: ctx.actor.role === 'student' && (await isGranted(ctx, ctx.actor.id, product.id)),
    waiting: await viewWaitingList(ctx, row),
  }
}
