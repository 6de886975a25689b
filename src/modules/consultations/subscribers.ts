import type { LetterParts } from '#modules/mails/index.ts'
import { accessRevoked } from '#modules/access/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { bookingCancelled, bookingComing, bookingMade, bookingMoved, placeChanged, slotAwaited } from './events.ts'
import { tellPlace } from './mails/tell-place.ts'
import { writeOfBooking, writeOfChoice } from './mails/write-letters.ts'
import { writeOfRevoked } from './mails/write-of-revoked.ts'
import { remindOfBooking } from './reminders/remind-of-booking.ts'

export function consultationReactions(reactions: Reactions, parts: LetterParts): void {
  reactions.on(bookingMade, 'consultations.write-booked', (ctx, { payload: { booking_id: bookingId } }) =>
    writeOfBooking(ctx, { bookingId, reason: 'booked', cause: 'booking' }, parts),
  )
  reactions.on(slotAwaited, 'consultations.write-choice', (ctx, { payload }) =>
    writeOfChoice(ctx, payload.grant_id, parts),
  )
  reactions.on(
    bookingMoved,
    'consultations.write-moved',
    (ctx, { payload: { booking_id: bookingId, revision, moved_by_id: movedById } }) =>
      writeOfBooking(ctx, { bookingId, reason: 'moved', cause: `booking-moved-${revision}`, movedById }, parts),
  )
  reactions.on(placeChanged, 'consultations.tell-place', (ctx, { payload }) => tellPlace(ctx, payload, parts))
  reactions.on(bookingCancelled, 'consultations.write-cancelled', (ctx, { payload: { booking_id: bookingId } }) =>
    writeOfBooking(ctx, { bookingId, reason: 'cancelled', cause: 'booking-cancelled' }, parts),
  )
  reactions.on(bookingComing, 'consultations.remind-of-booking', (ctx, { payload }) =>
    remindOfBooking(ctx, payload, parts),
  )
  reactions.on(accessRevoked, 'consultations.write-revoked', (ctx, { payload }) =>
    writeOfRevoked(ctx, payload.grant_id, parts),
  )
}
