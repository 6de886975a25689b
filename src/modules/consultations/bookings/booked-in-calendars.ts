import { and, asc, eq, gt } from 'drizzle-orm'
import type { CalendarSource } from '#modules/calendars/index.ts'
import { bookingPath, bookingsPath } from '../paths/vocabulary.ts'
import { bookings } from '../tables.ts'
import { madeBookings } from './find-booking.ts'
import { entryOf } from './get-my-calendar.ts'

/** Of students what they have booked, of admins who has booked what. */
export const bookedInCalendars: CalendarSource = {
  async entriesOf(ctx, { person: { id, isAdmin }, since, most }) {
    const isTheirs = isAdmin ? undefined : eq(bookings.studentId, id)
    const found = await madeBookings(ctx, and(eq(bookings.state, 'booked'), gt(bookings.endsAt, since), isTheirs))
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(most)
    return found.map((made) => {
      const { booking, product, student } = made
      const title = isAdmin ? `${student.name}: ${product.title}` : product.title
      const path = isAdmin ? bookingsPath(product.id) : bookingPath(booking.id)
      return entryOf(ctx, made, { title, url: ctx.school.origin + path })
    })
  },
}
