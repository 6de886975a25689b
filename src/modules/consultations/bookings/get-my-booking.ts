import type { Ctx } from '#platform/context.ts'
import type { MyBooking } from './contract.ts'
import { findMyBooking } from './find-booking.ts'
import { findWaiting } from './find-waiting.ts'
import { cancellableUntil, movableUntil } from './policy.ts'

/** Refuses with 404 what is not the viewer's. The link and the number are gone with a booking that is cancelled. */
export async function getMyBooking(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<MyBooking> {
  const { booking, consultation, product } = await findMyBooking(ctx, bookingId)
  const isCancelled = booking.state === 'cancelled'
  const { placeKind, place } = consultation
  const [waiting] =
    isCancelled && booking.grantId !== null
      ? await findWaiting(ctx, { studentId: booking.studentId, grantId: booking.grantId })
      : []
  return {
    id: booking.id,
    slug: product.slug,
    title: product.title,
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    place_kind: placeKind,
    place: isCancelled && placeKind !== 'address' ? '' : place,
    is_over: booking.endsAt <= ctx.now,
    is_cancelled: isCancelled,
    reason: booking.reason,
    movable_until: movableUntil(booking, consultation, ctx.now)?.toISOString() ?? null,
    cancellable_until: cancellableUntil(booking, consultation, ctx.now)?.toISOString() ?? null,
    waiting_grant_id: waiting?.grant.id ?? null,
  }
}
