import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { placesOffered } from '../events.ts'

/**
 * Keeps what is free of an event for those who have waited longest, now rather than with the commit, when the database does it anyhow, so that they are
 * written to at once. Whoever asks holds the event's lock or takes it here.
 */
export async function offerFreedPlaces(ctx: Ctx, eventId: string): Promise<void> {
  const { rows } = await ctx.tx.execute<{ offered: number }>(sql`select offer_places(${eventId}::uuid) as offered`)
  if (rows[0]!.offered > 0) ctx.emit(placesOffered({ event_id: eventId }))
}
