import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { SlotTaken } from '../refusals.ts'
import { lockCalendar } from '../require-consultation.ts'
import { bookings } from '../tables.ts'
import { forgetReleased } from './forget-released.ts'
import { isLive } from './find-slots.ts'
import { prepareBooking } from './prepare-booking.ts'

/** A slot that an order claims by the id of its booking, which the database moves along with the claim (`move_slots`). */
export const slots = {
  lock: lockCalendar,

  /** Whether nobody else has it, and it has not begun. */
  async hasRoom({ tx, now }: Ctx, bookingId: string): Promise<boolean> {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
    if (!booking || booking.startsAt <= now) return false
    const { busyFrom, busyUntil } = booking
    const inItsWay = and(
      isLive(),
      ne(bookings.id, bookingId),
      gt(bookings.busyUntil, busyFrom),
      lt(bookings.busyFrom, busyUntil),
    )
    return (await tx.$count(bookings, inItsWay)) === 0
  },

  async claimsMoved(): Promise<void> {},

  gone: () => new SlotTaken(),

  reserve: prepareBooking,

  forget: forgetReleased,
}
