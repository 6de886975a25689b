import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { bookings, consultations } from '../tables.ts'

/** Bookings that were made, with all that is said of them. */
export const madeBookings = ({ tx }: Ctx, which: SQL | undefined) =>
  tx
    .select({
      booking: bookings,
      consultation: consultations,
      product: { id: products.id, slug: products.slug, title: products.title },
      student: { id: people.id, name: people.name, email: people.email, language: people.language },
    })
    .from(bookings)
    .innerJoin(consultations, eq(consultations.productId, bookings.productId))
    .innerJoin(products, eq(products.id, bookings.productId))
    .innerJoin(people, eq(people.id, bookings.studentId))
    .where(and(inArray(bookings.state, ['booked', 'cancelled']), isNotNull(bookings.grantId), which))
    .$dynamic()

export type MadeBooking = Awaited<ReturnType<typeof madeBookings>>[number]

/** Refuses with 404 what is nobody's, or somebody else's. */
export async function findMyBooking(ctx: Ctx, bookingId: string): Promise<MadeBooking> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const [found] = await madeBookings(ctx, and(eq(bookings.id, bookingId), eq(bookings.studentId, ctx.actor.id)))
  return foundOr404(found)
}

/** A booking nobody else changes meanwhile, nor the right it uses. */
export async function lockBooking(ctx: Ctx, { booking }: MadeBooking): Promise<MadeBooking> {
  await lockPurchase(ctx, booking.studentId, [booking.productId])
  await ctx.tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, booking.id)).for('update')
  const [found] = await madeBookings(ctx, eq(bookings.id, booking.id))
  return foundOr404(found)
}
