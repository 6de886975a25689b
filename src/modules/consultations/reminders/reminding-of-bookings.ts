import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { clock, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { bookingComing } from '../events.ts'
import { type Booking, bookings } from '../tables.ts'
import { DAY_BEFORE, HOUR_BEFORE } from '../vocabulary.ts'

/** Each minute sees which bookings are a day or an hour away, once for each; the mails are written by a reaction. */
export function remindingOfBookings(parts: OneByOneParts): TimedJob {
  return {
    queue: 'consultations.remind-of-bookings',
    cron: '* * * * *',
    async work(tell) {
      const began = clock.now()
      const rowsAfter = (last: Booking | undefined, most: number) => coming(parts.units, last?.startsAt ?? began, most)
      await workOneByOne(parts, { rowsAfter, work: announce }, tell)
    },
  }
}

/** One that is both at once, as it was booked late, is told of as the nearer. */
async function announce(ctx: Ctx, id: string): Promise<void> {
  const [booking] = await ctx.tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!booking || !isNearing(booking, ctx.now)) return
  const isNear = isWithin(booking, ctx.now, HOUR_BEFORE)
  await ctx.tx
    .update(bookings)
    .set({ dayRemindedAt: booking.dayRemindedAt ?? ctx.now, ...(isNear && { hourRemindedAt: ctx.now }) })
    .where(eq(bookings.id, id))
  const hours = isNear ? HOUR_BEFORE : DAY_BEFORE
  ctx.emit(bookingComing({ booking_id: id, starts_at: booking.startsAt.toISOString(), hours }))
}

const isWithin = ({ startsAt }: Booking, now: Date, hours: number): boolean =>
  startsAt.getTime() - now.getTime() <= hours * HOUR

const isNearing = (booking: Booking, now: Date): boolean =>
  booking.state === 'booked' &&
  booking.startsAt > now &&
  ((booking.dayRemindedAt === null && isWithin(booking, now, DAY_BEFORE)) ||
    (booking.hourRemindedAt === null && isWithin(booking, now, HOUR_BEFORE)))

const coming = (units: UnitsOfWork, after: Date, most: number): Promise<Booking[]> => {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR)
  return units.withoutSchool('bookings of all schools come near', (tx) =>
    tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.state, 'booked'),
          isNull(bookings.hourRemindedAt),
          gt(bookings.startsAt, after),
          or(
            and(isNull(bookings.dayRemindedAt), lte(bookings.startsAt, inHours(DAY_BEFORE))),
            lte(bookings.startsAt, inHours(HOUR_BEFORE)),
          ),
        ),
      )
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(most),
  )
}
