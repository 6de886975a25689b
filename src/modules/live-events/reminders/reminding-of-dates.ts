import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { clock, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { dateComing } from '../events.ts'
import { type LiveEventSession, liveEventSessions as sessions } from '../tables.ts'
import { DAY_BEFORE, HOUR_BEFORE } from '../vocabulary.ts'

/** Each minute sees which dates of live events are a day or an hour away, once for each; the mails are written by a reaction. */
export function remindingOfDates(parts: OneByOneParts): TimedJob {
  return {
    queue: 'live-events.remind-of-dates',
    cron: '* * * * *',
    async work(tell) {
      const began = clock.now()
      const rowsAfter = (last: LiveEventSession | undefined, most: number) =>
        coming(parts.units, last?.startsAt ?? began, most)
      await workOneByOne(parts, { rowsAfter, work: announce }, tell)
    },
  }
}

/** A date that is both at once, as it was set late, is told of as the nearer. */
async function announce(ctx: Ctx, id: string): Promise<void> {
  const [date] = await ctx.tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  if (!date || !isComing(date, ctx.now)) return
  const isNear = isWithin(date, ctx.now, HOUR_BEFORE)
  await ctx.tx
    .update(sessions)
    .set({ dayRemindedAt: date.dayRemindedAt ?? ctx.now, ...(isNear && { hourRemindedAt: ctx.now }) })
    .where(eq(sessions.id, id))
  const hours = isNear ? HOUR_BEFORE : DAY_BEFORE
  ctx.emit(dateComing({ session_id: id, starts_at: date.startsAt.toISOString(), hours, after: null }))
}

const isWithin = ({ startsAt }: LiveEventSession, now: Date, hours: number): boolean =>
  startsAt.getTime() - now.getTime() <= hours * HOUR

const isComing = (date: LiveEventSession, now: Date): boolean =>
  date.startsAt > now &&
  ((date.dayRemindedAt === null && isWithin(date, now, DAY_BEFORE)) ||
    (date.hourRemindedAt === null && isWithin(date, now, HOUR_BEFORE)))

const coming = (units: UnitsOfWork, after: Date, most: number): Promise<LiveEventSession[]> => {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR)
  return units.withoutSchool('dates of live events of all schools come near', (tx) =>
    tx
      .select()
      .from(sessions)
      .where(
        and(
          isNull(sessions.hourRemindedAt),
          gt(sessions.startsAt, after),
          or(
            and(isNull(sessions.dayRemindedAt), lte(sessions.startsAt, inHours(DAY_BEFORE))),
            lte(sessions.startsAt, inHours(HOUR_BEFORE)),
          ),
        ),
      )
      .orderBy(asc(sessions.startsAt), asc(sessions.id))
      .limit(most),
  )
}
