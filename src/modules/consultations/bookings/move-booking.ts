import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { ChoicePage, listOtherSlots as slotsEndpoint, moveBooking as endpoint } from '../contract.ts'
import { bookingMoved } from '../events.ts'
import { BookingOver, MovedTooLate, SlotTaken } from '../refusals.ts'
import { lockCalendar } from '../require-consultation.ts'
import { findSlot, timesOf } from '../slots/find-slots.ts'
import { firstSlots } from '../slots/list-slots.ts'
import { bookings } from '../tables.ts'
import { findMyBooking, lockBooking } from './find-booking.ts'
import { getMyBooking } from './get-my-booking.ts'
import { isComing, movableUntil } from './policy.ts'

/** To when the viewer's own booking may be moved. Refuses with 404 what is not theirs. */
export async function listOtherSlots(ctx: Ctx, { bookingId, from }: Input<typeof slotsEndpoint>): Promise<ChoicePage> {
  const { consultation, product } = await findMyBooking(ctx, bookingId)
  const free = await firstSlots(ctx, consultation, { from, except: bookingId })
  return { slug: product.slug, title: product.title, ...free }
}

/**
 * Moves the viewer's own booking, which is reminded of anew. Refuses with 404 what is not theirs; with 409 what is over or is moved no more, and a slot
 * that is taken. Moving it to where it is changes nothing.
 */
export async function moveBooking(ctx: Ctx, { bookingId, slot: wanted }: Input<typeof endpoint>) {
  const { booking, consultation } = await lockBooking(ctx, await findMyBooking(ctx, bookingId))
  refuseUnless(isComing(booking, ctx.now), new BookingOver())
  refuseUnless(movableUntil(booking, consultation, ctx.now) !== null, new MovedTooLate())
  const startsAt = new Date(wanted)
  if (startsAt.getTime() !== booking.startsAt.getTime()) {
    await lockCalendar(ctx)
    const slot = await findSlot(ctx, consultation, { startsAt, except: bookingId })
    if (!slot) throw new SlotTaken()
    const [moved] = await ctx.tx
      .update(bookings)
      .set({
        ...timesOf(slot, consultation),
        revision: sql`${bookings.revision} + 1`,
        dayRemindedAt: null,
        hourRemindedAt: null,
      })
      .where(eq(bookings.id, bookingId))
      .returning({ revision: bookings.revision })
    ctx.emit(bookingMoved({ booking_id: bookingId, revision: moved!.revision }))
  }
  return { booking: await getMyBooking(ctx, { bookingId }) }
}
