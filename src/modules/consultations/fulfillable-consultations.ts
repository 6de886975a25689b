import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type FulfillableKind, grantAccess, revokeWithParts } from '#modules/access/index.ts'
import { type GrantRow, grants } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { bookingMade, slotAwaited } from './events.ts'
import { bookings } from './tables.ts'

/**
 * Whoever buys a consultation is granted it, as often as they buy it, and has the slot that their order held. What is given without one waits
 * for its student to choose when. A grant that is taken away cancels what it has booked, which the database sees to (`cancel_bookings`).
 */
export const fulfillableConsultations: FulfillableKind = {
  kind: 'consultation',
  traits: { isPart: true, isGift: true },
  check: async () => true,
  async fulfil(ctx, grant) {
    const granted = await grantAccess(ctx, grant)
    if (granted) await follow(ctx, [granted])
  },
  follow,
  revoke: revokeWithParts,
  takesPlace: ({ tx }, { studentIds, sourceIds }) =>
    tx
      .select({
        productId: bookings.productId,
        sourceId: grants.sourceId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
      })
      .from(bookings)
      .innerJoin(grants, eq(grants.id, bookings.grantId))
      .where(
        and(inArray(bookings.studentId, studentIds), eq(bookings.state, 'booked'), inArray(grants.sourceId, sourceIds)),
      ),
}

async function follow(ctx: Ctx, granted: GrantRow[]): Promise<void> {
  for (const { id: grantId, productId, studentId } of granted) {
    const kept = and(
      eq(bookings.productId, productId),
      eq(bookings.studentId, studentId),
      eq(bookings.state, 'booked'),
      isNull(bookings.grantId),
    )
    const [booking] = await ctx.tx.update(bookings).set({ grantId }).where(kept).returning({ id: bookings.id })
    ctx.emit(booking ? bookingMade({ booking_id: booking.id }) : slotAwaited({ grant_id: grantId }))
  }
}
