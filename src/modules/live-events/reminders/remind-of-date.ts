import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { dateComing } from '../events.ts'
import { liveEventSessions } from '../tables.ts'
import { DAY_BEFORE } from '../vocabulary.ts'
import { writeToHolders } from '../write-to-holder.ts'

/** Reminds ticket holders of a date, each once a day and once an hour before; nobody of one that was moved meanwhile, or has begun. */
export async function remindOfDate(
  ctx: Ctx,
  { session_id: id, starts_at, hours, after }: z.output<(typeof dateComing)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const startsAt = new Date(starts_at)
  const stillSo = and(eq(liveEventSessions.id, id), eq(liveEventSessions.startsAt, startsAt))
  const [date] = await ctx.tx.select().from(liveEventSessions).where(stillSo)
  if (!date || startsAt <= ctx.now) return
  const reason = hours === DAY_BEFORE ? 'day' : 'hour'
  const cause = `event-${reason}:${id}:${startsAt.getTime()}`
  const { next } = await writeToHolders(ctx, { eventId: date.productId, after, reason, cause, dates: [date] }, parts)
  if (next) ctx.emit(dateComing({ session_id: id, starts_at, hours, after: next }))
}
