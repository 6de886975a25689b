import { HOUR } from '#platform/clock.ts'
import type { Booking, Consultation } from '../tables.ts'

type Timed = Pick<Booking, 'state' | 'startsAt'>

/** It was neither cancelled nor has it begun. */
export const isComing = ({ state, startsAt }: Timed, now: Date): boolean => state === 'booked' && startsAt > now

/** Until when its student may move it; null: not any more, or not at all. */
export const movableUntil = (booking: Timed, { movableHours }: Pick<Consultation, 'movableHours'>, now: Date) =>
  untilHoursBefore(booking, movableHours, now)

/** The same of cancelling. */
export const cancellableUntil = (
  booking: Timed,
  { cancellableHours }: Pick<Consultation, 'cancellableHours'>,
  now: Date,
) => untilHoursBefore(booking, cancellableHours, now)

function untilHoursBefore(booking: Timed, hours: number | null, now: Date): Date | null {
  if (hours === null || !isComing(booking, now)) return null
  const until = new Date(booking.startsAt.getTime() - hours * HOUR)
  return until > now ? until : null
}
