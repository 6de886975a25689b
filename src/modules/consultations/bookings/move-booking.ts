import { eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import type {
  ChoicePage,
  listOtherSlots as slotsEndpoint,
  listPanelSlots as panelSlotsEndpoint,
  moveBooking as endpoint,
  movePanelBooking as panelEndpoint,
} from './contract.ts'
import { bookingMoved } from '../events.ts'
import { bookingsPath } from '../paths/vocabulary.ts'
import { BookingOver, MovedTooLate, SlotTaken } from '../refusals.ts'
import { lockCalendar } from '../require-consultation.ts'
import { findSlot, timesOf } from '../slots/find-slots.ts'
import { firstSlots } from '../slots/list-slots.ts'
import { bookings, type Consultation } from '../tables.ts'
import { findMyBooking, lockBooking, type MadeBooking, madeBookings } from './find-booking.ts'
import { getMyBooking } from './get-my-booking.ts'
import { isComing, movableUntil } from './policy.ts'
import { viewPanelBooking } from './view.ts'

/** To when the viewer's own booking may be moved. Refuses with 404 what is not theirs. */
export async function listOtherSlots(ctx: Ctx, { bookingId, from }: Input<typeof slotsEndpoint>): Promise<ChoicePage> {
  const { booking, consultation, product } = await findMyBooking(ctx, bookingId)
  const free = await firstSlots(ctx, consultation, { from, movedOf: booking })
  return { slug: product.slug, title: product.title, ...free }
}

/**
 * Moves the viewer's own booking, which is reminded of anew. Refuses with 404 what is not theirs; with 409 what is over or is moved no more, and a slot
 * that is taken; with 422 the time it has.
 */
export async function moveBooking(ctx: Ctx, { bookingId, slot: wanted }: Input<typeof endpoint>) {
  const { booking, consultation } = await lockBooking(ctx, await findMyBooking(ctx, bookingId))
  refuseUnless(isComing(booking, ctx.now), new BookingOver())
  refuseUnless(movableUntil(booking, consultation, ctx.now) !== null, new MovedTooLate())
  await move(ctx, { booking, consultation }, new Date(wanted))
  return { booking: await getMyBooking(ctx, { bookingId }) }
}

/** To when an admin may move a booking. Refuses with 404 what is none of the school's. */
export async function listPanelSlots(
  ctx: Ctx,
  { bookingId, from }: Input<typeof panelSlotsEndpoint>,
): Promise<ChoicePage> {
  const [found] = await madeBookings(ctx, eq(bookings.id, bookingId))
  const { booking, consultation, product } = foundOr404(found)
  const free = await firstSlots(ctx, asAdmin(consultation), { from, movedOf: booking })
  return { slug: product.slug, title: product.title, ...free }
}

/** The same by an admin, until it begins, whatever its student may still change; the mail says who moved it. */
export async function movePanelBooking(ctx: Ctx, { bookingId, slot: wanted }: Input<typeof panelEndpoint>) {
  const which = eq(bookings.id, bookingId)
  const [found] = await madeBookings(ctx, which)
  const { booking, consultation, product, student } = await lockBooking(ctx, foundOr404(found))
  ctx.note({ subject: `${product.title}: ${student.name}`, url: bookingsPath(product.id) })
  refuseUnless(isComing(booking, ctx.now), new BookingOver())
  await move(ctx, { booking, consultation: asAdmin(consultation) }, new Date(wanted))
  const [moved] = await madeBookings(ctx, which)
  return { booking: viewPanelBooking(foundOr404(moved), ctx.now) }
}

/** How long ahead others have to book is no rule for admins. */
const asAdmin = (consultation: Consultation): Consultation => ({ ...consultation, noticeHours: 0 })

async function move(
  ctx: Ctx,
  { booking, consultation }: Pick<MadeBooking, 'booking' | 'consultation'>,
  startsAt: Date,
): Promise<void> {
  refuseUnless(startsAt.getTime() !== booking.startsAt.getTime(), invalidField('slot', 'consultations.same-time'))
  await lockCalendar(ctx)
  const slot = await findSlot(ctx, consultation, { startsAt, except: booking.id })
  if (!slot) throw new SlotTaken()
  const [moved] = await ctx.tx
    .update(bookings)
    .set({
      ...timesOf(slot, consultation),
      revision: sql`${bookings.revision} + 1`,
      dayRemindedAt: null,
      hourRemindedAt: null,
    })
    .where(eq(bookings.id, booking.id))
    .returning({ revision: bookings.revision })
  const movedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  ctx.emit(bookingMoved({ booking_id: booking.id, revision: moved!.revision, moved_by_id: movedById }))
}
