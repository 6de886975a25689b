import { and, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { checkInUrl, shownCode } from './codes/vocabulary.ts'
import type { MyTicket } from './contract.ts'
import { drawQr } from './draw-qr.ts'
import { type GoodTicket, goodTickets } from './find-ticket.ts'
import { datesOf, isOver, recordingOf, viewDate } from './require-event.ts'
import { tickets } from './tables.ts'

/** Whoever has no ticket that lets them in is refused with 404. */
export async function getMyTicket(ctx: Ctx, { eventSlug }: { eventSlug: string }): Promise<MyTicket> {
  const { ticket, event, product, holder } = await findMyTicket(ctx, eventSlug)
  const dates = await datesOf(ctx, product.id)
  return {
    id: ticket.id,
    slug: product.slug,
    title: product.title,
    holder: holder.name,
    code: shownCode(ticket.code),
    qr: drawQr(checkInUrl(ctx.school.origin, product.id, ticket.code)),
    dates: dates.map(viewDate),
    venue: event.venue,
    online_url: event.onlineUrl,
    place: event.place,
    address: event.address,
    is_over: isOver(product.until, ctx.now),
    checked_in_at: ticket.checkedInAt?.toISOString() ?? null,
    recording: await recordingOf(ctx, event),
  }
}

/** The viewer's own ticket for an event: the newest that lets them in. */
export async function findMyTicket(ctx: Ctx, slug: string): Promise<GoodTicket> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const own = and(eq(tickets.studentId, ctx.actor.id), eq(products.slug, slug))
  const [found] = await goodTickets(ctx, own).limit(1)
  return foundOr404(found)
}
