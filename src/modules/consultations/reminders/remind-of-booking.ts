import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { bookingComing } from '../events.ts'
import { writeOfBooking } from '../mails/write-letters.ts'
import { bookings } from '../tables.ts'
import { DAY_BEFORE } from '../vocabulary.ts'

/** Reminds a student of what they have booked; not of what was moved meanwhile, or has begun. */
export async function remindOfBooking(
  ctx: Ctx,
  { booking_id: bookingId, starts_at, hours }: z.output<(typeof bookingComing)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const startsAt = new Date(starts_at)
  const still = await ctx.tx.$count(bookings, and(eq(bookings.id, bookingId), eq(bookings.startsAt, startsAt)))
  if (still === 0 || startsAt <= ctx.now) return
  const reason = hours === DAY_BEFORE ? 'day' : 'hour'
  await writeOfBooking(ctx, { bookingId, reason, cause: `booking-${reason}-${startsAt.getTime()}` }, parts)
}
