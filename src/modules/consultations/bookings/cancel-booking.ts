import { eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { cancelBooking as endpoint, cancelMyBooking as myEndpoint } from './contract.ts'
import { bookingCancelled } from '../events.ts'
import { bookingsPath } from '../paths/vocabulary.ts'
import { BookingOver, CancelledTooLate } from '../refusals.ts'
import { bookings } from '../tables.ts'
import { findMyBooking, lockBooking, madeBookings } from './find-booking.ts'
import { getMyBooking } from './get-my-booking.ts'
import { cancellableUntil, isComing } from './policy.ts'
import { viewPanelBooking } from './view.ts'

/** Frees the slot of the viewer's own booking; what they have waits for another. Refuses with 404 what is not theirs, with 409 what is cancelled no more. */
export async function cancelMyBooking(ctx: Ctx, { bookingId }: Input<typeof myEndpoint>) {
  const { booking, consultation } = await lockBooking(ctx, await findMyBooking(ctx, bookingId))
  refuseUnless(isComing(booking, ctx.now), new BookingOver())
  refuseUnless(cancellableUntil(booking, consultation, ctx.now) !== null, new CancelledTooLate())
  await cancel(ctx, bookingId, '')
  return { booking: await getMyBooking(ctx, { bookingId }) }
}

/** The same by an admin, until it begins, with a reason that its student is told. */
export async function cancelBooking(ctx: Ctx, { bookingId, reason }: Input<typeof endpoint>) {
  const which = eq(bookings.id, bookingId)
  const [found] = await madeBookings(ctx, which)
  const { booking, product, student } = await lockBooking(ctx, foundOr404(found))
  ctx.note({ subject: `${product.title}: ${student.name}`, url: bookingsPath(product.id) })
  refuseUnless(isComing(booking, ctx.now), new BookingOver())
  await cancel(ctx, bookingId, reason)
  const [cancelled] = await madeBookings(ctx, which)
  return { booking: viewPanelBooking(foundOr404(cancelled), ctx.now) }
}

async function cancel(ctx: Ctx, bookingId: string, reason: string): Promise<void> {
  await ctx.tx
    .update(bookings)
    .set({
      state: 'cancelled',
      cancelledAt: ctx.now,
      cancelledById: isSignedIn(ctx.actor) ? ctx.actor.id : null,
      reason,
      revision: sql`${bookings.revision} + 1`,
    })
    .where(eq(bookings.id, bookingId))
  ctx.emit(bookingCancelled({ booking_id: bookingId }))
}
