import { eq } from 'drizzle-orm'
import { grantParts } from '#modules/access/index.ts'
import type { GrantRow } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { liveEvents } from '../tables.ts'

/** Gives with each of these grants of an event its recording, where it has one by now; once, however often it is told. */
export async function giveRecording(ctx: Ctx, eventId: string, granted: GrantRow[]): Promise<void> {
  const [event] = await ctx.tx
    .select({ recordingId: liveEvents.recordingId })
    .from(liveEvents)
    .where(eq(liveEvents.productId, eventId))
  if (event?.recordingId) await grantParts(ctx, 'event', granted, [{ productId: event.recordingId }])
}
