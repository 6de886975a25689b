import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { recordingNamed } from '../events.ts'
import { datesOf } from '../require-event.ts'
import { liveEvents } from '../tables.ts'
import { writeToHolders } from '../write-to-holder.ts'
import { giveRecording } from './give-recording.ts'

/** Gives the recording of an event to some of those who have tickets, writes to them, and says that the rest are still to be reached. Safe to repeat. */
export async function reachHolders(
  ctx: Ctx,
  { event_id: eventId, course_id: courseId, after }: z.output<(typeof recordingNamed)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const stillSo = and(eq(liveEvents.productId, eventId), eq(liveEvents.recordingId, courseId))
  if ((await ctx.tx.$count(liveEvents, stillSo)) === 0) return
  const dates = await datesOf(ctx, eventId)
  const cause = `event-recording:${courseId}`
  const { next, grantIds } = await writeToHolders(ctx, { eventId, after, reason: 'recording', cause, dates }, parts)
  // Whoever takes a grant away waits, or is seen below by a statement of its own.
  await ctx.tx
    .select({ id: grants.id })
    .from(grants)
    .where(inArray(grants.id, grantIds))
    .orderBy(grants.id)
    .for('share')
  const lasting = await ctx.tx
    .select()
    .from(grants)
    .where(and(inArray(grants.id, grantIds), isLasting(grants, atMoment(ctx.now))))
  await giveRecording(ctx, eventId, lasting)
  if (next) ctx.emit(recordingNamed({ event_id: eventId, course_id: courseId, after: next }))
}
