import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { isStillToEnd } from '../bookings/still-to-end.ts'
import { madeBookings } from '../bookings/find-booking.ts'
import { placeChanged } from '../events.ts'
import { bookings } from '../tables.ts'
import { writeToStudent } from './write-letters.ts'

const AT_ONCE = 50

/**
 * Tells those who had booked before the change where it takes place now. A letter is of the booking as it is: two changes that follow each other
 * quickly are told once.
 */
export async function tellPlace(
  ctx: Ctx,
  { consultation_id: consultationId, at, after }: z.output<(typeof placeChanged)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const { productId, createdAt, startsAt, id } = bookings
  const later = after && sql`(${startsAt}, ${id}) > (${after.starts_at}::timestamptz, ${after.id}::uuid)`
  const told = and(eq(productId, consultationId), isStillToEnd(ctx), lte(createdAt, new Date(at)), later ?? undefined)
  const found = await madeBookings(ctx, told).orderBy(asc(startsAt), asc(id)).limit(AT_ONCE)
  for (const each of found) {
    const cause = `booking-place-${each.booking.revision}`
    await writeToStudent(ctx, each, { reason: 'place', cause }, parts)
  }
  const last = found.length === AT_ONCE ? found.at(-1)?.booking : undefined
  if (last)
    ctx.emit(
      placeChanged({
        consultation_id: consultationId,
        at,
        after: { starts_at: last.startsAt.toISOString(), id: last.id },
      }),
    )
}
