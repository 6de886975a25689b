import { lockPurchase } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { bookWaiting as endpoint } from './contract.ts'
import { bookingMade } from '../events.ts'
import { AlreadyBooked, SlotTaken } from '../refusals.ts'
import { lockCalendar } from '../require-consultation.ts'
import { findSlot, timesOf } from '../slots/find-slots.ts'
import { bookings } from '../tables.ts'
import { findWaiting } from './find-waiting.ts'
import { getMyBooking } from './get-my-booking.ts'

/** Books what the viewer has for a time of their choice. Refuses with 404 what is not theirs; with 409 what is booked, and a slot that is taken. */
export async function bookWaiting(ctx: Ctx, { waitingId: grantId, slot: startsAt }: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const studentId = ctx.actor.id
  const [asked] = await findWaiting(ctx, { studentId, grantId })
  const { product, consultation } = foundOr404(asked)
  await lockPurchase(ctx, studentId, [product.id])
  const [still] = await findWaiting(ctx, { studentId, grantId })
  refuseUnless(still !== undefined, new AlreadyBooked())
  await lockCalendar(ctx)
  const slot = await findSlot(ctx, consultation, { startsAt: new Date(startsAt) })
  if (!slot) throw new SlotTaken()
  const id = newId()
  const whose = { productId: product.id, studentId, grantId, state: 'booked' as const }
  await ctx.tx.insert(bookings).values({ id, ...whose, ...timesOf(slot, consultation), createdAt: ctx.now })
  ctx.emit(bookingMade({ booking_id: id }))
  return { booking: await getMyBooking(ctx, { bookingId: id }) }
}
