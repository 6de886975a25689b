import { eq } from 'drizzle-orm'
import type { Attachment, AttachmentKind } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { calendarOf } from './calendar.ts'
import { type GoodTicket, goodTickets } from './find-ticket.ts'
import { findMyTicket } from './get-my-ticket.ts'
import { datesOf } from './require-event.ts'
import { tickets } from './tables.ts'
import { wayTo } from './paths/vocabulary.ts'

export const EVENT_CALENDAR = 'live-event-calendar'

/** The dates of an event one has a ticket for. Refuses with 404 who has none. */
export async function getMyCalendar(
  ctx: Ctx,
  { eventSlug }: { eventSlug: string },
  exchange: Exchange,
): Promise<Buffer> {
  return answerCalendar(ctx, await findMyTicket(ctx, eventSlug), exchange)
}

export async function answerCalendar(ctx: Ctx, found: GoodTicket, { reply }: Exchange): Promise<Buffer> {
  const { filename, contentType, content } = await fileOf(ctx, found)
  reply.header('content-type', contentType).header('content-disposition', `attachment; filename="${filename}"`)
  return content
}

/** What goes along with the mails about a ticket; found by the ticket, as it is when the mail is sent. */
export const calendars: AttachmentKind = {
  kind: EVENT_CALENDAR,
  make: (ctx, ticketId) =>
    ctx.inTransaction(async (inside) => {
      const [found] = await goodTickets(inside, eq(tickets.id, ticketId))
      return fileOf(inside, foundOr404(found))
    }),
}

async function fileOf(ctx: Ctx, { ticket, product, event }: GoodTicket): Promise<Attachment> {
  const { origin } = ctx.school
  const dates = await datesOf(ctx, product.id)
  const file = calendarOf(
    { product, event, dates, url: origin + wayTo(ticket, product), host: new URL(origin).hostname },
    ctx.now,
  )
  return {
    filename: `${product.slug}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(file),
  }
}
