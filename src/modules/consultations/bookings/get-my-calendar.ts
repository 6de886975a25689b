import { eq } from 'drizzle-orm'
import type { Attachment, AttachmentKind } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type CalendarEntry, calendarFile } from '#platform/time/calendar-file.ts'
import { bookingPath } from '../paths/vocabulary.ts'
import { bookings } from '../tables.ts'
import { findMyBooking, type MadeBooking, madeBookings } from './find-booking.ts'

export const BOOKING_CALENDAR = 'consultation-calendar'

/** The viewer's own booking for their calendar. Refuses with 404 what is not theirs. */
export async function getMyBookingCalendar(
  ctx: Ctx,
  { bookingId }: { bookingId: string },
  { reply }: Exchange,
): Promise<Buffer> {
  const { filename, contentType, content } = fileOf(ctx, await findMyBooking(ctx, bookingId))
  reply.header('content-type', contentType).header('content-disposition', `attachment; filename="${filename}"`)
  return content
}

/** What goes along with the mails about a booking, as it is when the mail is sent. */
export const bookingCalendars: AttachmentKind = {
  kind: BOOKING_CALENDAR,
  make: (ctx, bookingId) =>
    ctx.inTransaction(async (inside) => {
      const [found] = await madeBookings(inside, eq(bookings.id, bookingId))
      return fileOf(inside, foundOr404(found))
    }),
}

function fileOf(ctx: Ctx, found: MadeBooking): Attachment {
  const url = ctx.school.origin + bookingPath(found.booking.id)
  return {
    filename: `${found.product.slug}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendarFile([entryOf(ctx, found, { title: found.product.title, url })], ctx.now)),
  }
}

/** A booking keeps its name in calendars when it is moved, and is taken out of them when it is cancelled. */
export const entryOf = (
  { school }: Pick<Ctx, 'school'>,
  { booking, consultation }: Pick<MadeBooking, 'booking' | 'consultation'>,
  told: { title: string; url: string },
): CalendarEntry => ({
  ...told,
  uid: `${booking.id}@${new URL(school.origin).hostname}`,
  revision: booking.revision,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  where: consultation.place,
  isCancelled: booking.state === 'cancelled',
})
