import { and, asc, gt, eq, inArray, lt } from 'drizzle-orm'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { availabilityExceptions, availabilityRules, type Booking, bookings, type Consultation } from '../tables.ts'
import { type Busy, type FreeSlot, freeSlots, type Hours } from './free-slots.ts'

export async function hoursOf({ tx }: Ctx, consultationId: string): Promise<Hours> {
  const rules = await tx
    .select()
    .from(availabilityRules)
    .where(eq(availabilityRules.productId, consultationId))
    .orderBy(asc(availabilityRules.weekday), asc(availabilityRules.fromMinute))
  const exceptions = await tx
    .select()
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.productId, consultationId))
    .orderBy(asc(availabilityExceptions.day), asc(availabilityExceptions.fromMinute))
  return {
    rules: rules.map(({ weekday, fromMinute: from, untilMinute: until }) => ({ weekday, from, until })),
    exceptions: exceptions.map(({ day, fromMinute: from, untilMinute: until }) => ({
      day,
      span: from === null || until === null ? null : { from, until },
    })),
  }
}

interface Looked {
  from?: string | undefined
  /** a booking that is moved stands in nobody's way */
  except?: string | undefined
}

/** The free slots of a consultation from a day on, in order, each found as it is asked for. */
export async function findFreeSlots(
  ctx: Ctx,
  consultation: Consultation,
  { from, except }: Looked = {},
): Promise<Generator<FreeSlot>> {
  const { now, school } = ctx
  const until = new Date(now.getTime() + (consultation.horizonDays + 2) * DAY)
  const busy = (await liveBookings(ctx, now, until)).filter(({ id }) => id !== except)
  const hours = await hoursOf(ctx, consultation.productId)
  return freeSlots({ hours, terms: consultation, busy, now, timeZone: school.timeZone, from })
}

const liveBookings = ({ tx }: Ctx, from: Date, until: Date): Promise<(Busy & { id: string })[]> =>
  tx
    .select({ id: bookings.id, busyFrom: bookings.busyFrom, busyUntil: bookings.busyUntil })
    .from(bookings)
    .where(and(isLive(), gt(bookings.busyUntil, from), lt(bookings.busyFrom, until)))
    .orderBy(asc(bookings.busyFrom))

/** SQL: a booking that takes its slot. */
export const isLive = () => inArray(bookings.state, ['held', 'booked'])

/** The slot that begins at a moment, if it can be booked now. */
export async function findSlot(
  ctx: Ctx,
  consultation: Consultation,
  { startsAt, except }: { startsAt: Date; except?: string },
): Promise<FreeSlot | undefined> {
  const day = new Date(startsAt.getTime() - DAY).toISOString().slice(0, 10)
  for (const slot of await findFreeSlots(ctx, consultation, { from: day, except })) {
    if (slot.startsAt > startsAt) return undefined
    if (slot.startsAt.getTime() === startsAt.getTime()) return slot
  }
  return undefined
}

/** A slot as a booking has it, with what is kept free around it. */
export function timesOf(
  { startsAt, endsAt }: FreeSlot,
  { bufferBefore, bufferAfter }: Pick<Consultation, 'bufferBefore' | 'bufferAfter'>,
): Pick<Booking, 'startsAt' | 'endsAt' | 'busyFrom' | 'busyUntil'> {
  const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE)
  return {
    startsAt,
    endsAt,
    busyFrom: minutesFrom(startsAt, -bufferBefore),
    busyUntil: minutesFrom(endsAt, bufferAfter),
  }
}

export const viewSlot = ({ startsAt, endsAt }: FreeSlot) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})
