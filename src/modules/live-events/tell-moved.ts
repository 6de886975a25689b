import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { eventMoved } from './events.ts'
import { datesOf } from './require-event.ts'
import { liveEvents } from './tables.ts'
import { writeToHolders } from './write-to-holder.ts'

/** Tells ticket holders when and where an event is now. Silent about a change that was changed again: that one tells its own. */
export async function tellMoved(
  ctx: Ctx,
  { event_id: eventId, revision, after }: z.output<(typeof eventMoved)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const stillSo = and(eq(liveEvents.productId, eventId), eq(liveEvents.revision, revision))
  if ((await ctx.tx.$count(liveEvents, stillSo)) === 0) return
  const dates = await datesOf(ctx, eventId)
  const cause = `event-moved:${revision}`
  const { next } = await writeToHolders(ctx, { eventId, after, reason: 'moved', cause, dates }, parts)
  if (next) ctx.emit(eventMoved({ event_id: eventId, revision, after: next }))
}
