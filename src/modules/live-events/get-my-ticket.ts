import { and, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { drawQr } from '#platform/draw-qr.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { checkInUrl, shownCode } from './codes/vocabulary.ts'
import type { HeldTicket, MyTicket, Ticket } from './contract.ts'
import { type GoodTicket, goodTickets, isOpenForGuest } from './find-ticket.ts'
import { datesOf, isOver, recordingOf, viewDate } from './require-event.ts'
import { tickets } from './tables.ts'

/** Whoever has no ticket that lets them in is refused with 404. */
export async function getMyTicket(ctx: Ctx, { eventSlug }: { eventSlug: string }): Promise<MyTicket> {
  const found = await findMyTicket(ctx, eventSlug)
  const ofSameOrder = await goodTickets(ctx, eq(tickets.grantId, found.grantId)).orderBy(tickets.number)
  return {
    ...(await viewTicket(ctx, found)),
    recording: await recordingOf(ctx, found.event),
    tickets: ofSameOrder.map((each) => viewHeld(ctx, each)),
  }
}

function viewHeld({ school, now }: Ctx, found: GoodTicket): HeldTicket {
  const { ticket, product, holder } = found
  const { id, number, code, guestName, guestEmail, checkedInAt } = ticket
  return {
    id,
    number,
    holder: holder.name,
    code: shownCode(code),
    qr: drawQr(checkInUrl(school.origin, product.id, code)),
    guest: guestName === null ? null : { name: guestName, email: shownEmail(guestEmail ?? '') },
    checked_in_at: checkedInAt?.toISOString() ?? null,
    can: { name_guest: isOpenForGuest(found, now) },
  }
}

/** As whoever comes in with it sees it. */
export async function viewTicket(ctx: Ctx, { ticket, event, product, holder }: GoodTicket): Promise<Ticket> {
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
  }
}

/** The viewer's own ticket for an event, of several the first: the newest that lets them in. */
export async function findMyTicket(ctx: Ctx, slug: string): Promise<GoodTicket> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const own = and(eq(tickets.studentId, ctx.actor.id), eq(tickets.number, 1), eq(products.slug, slug))
  const [found] = await goodTickets(ctx, own).limit(1)
  return foundOr404(found)
}
