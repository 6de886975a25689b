import { and, desc, eq } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { revocations } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { bookings } from '../tables.ts'
import { writeOfBooking } from './write-letters.ts'

/** Tells of the booking that ended with the right it used. One that its student or an admin had cancelled before was told of then. */
export async function writeOfRevoked(ctx: Ctx, grantId: string, parts: LetterParts): Promise<void> {
  const [ended] = await ctx.tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(revocations, eq(revocations.grantId, bookings.grantId))
    .where(and(eq(bookings.grantId, grantId), eq(bookings.cancelledAt, revocations.createdAt)))
    .orderBy(desc(bookings.cancelledAt))
    .limit(1)
  if (!ended) return
  const told = { bookingId: ended.id, reason: 'cancelled', cause: 'booking-cancelled', isEnded: true } as const
  await writeOfBooking(ctx, told, parts)
}
