import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { abandonFilms } from '../abandon-films.ts'
import { lectures } from '../tables.ts'

const { id, schoolId, pastVideoId, replacedAt } = lectures
const wasReplaced = (now: Date) => and(isNotNull(pastVideoId), lt(replacedAt, new Date(now.getTime() - DAY)))

/** Films that others took the place of a day ago go: nobody is in the middle of one any more. */
export const sweepingPastFilms = (parts: OneByOneParts): TimedJob => ({
  queue: 'courses.sweep-past-films',
  cron: '35 * * * *',
  async work(tell) {
    const rowsAfter = (last: { id: string } | undefined, most: number) =>
      parts.units.withoutSchool('films of all schools were replaced', (tx) =>
        tx
          .select({ id, schoolId })
          .from(lectures)
          .where(and(wasReplaced(clock.now()), last && gt(id, last.id)))
          .orderBy(asc(id))
          .limit(most),
      )
    await workOneByOne(parts, { rowsAfter, work: forgetPastFilm }, tell)
  },
})

/** One that was replaced again meanwhile has another past. */
export async function forgetPastFilm(ctx: Ctx, lectureId: string): Promise<void> {
  const [lecture] = await ctx.tx
    .select({ pastVideoId })
    .from(lectures)
    .where(and(eq(id, lectureId), wasReplaced(ctx.now)))
    .for('update')
  if (!lecture) return
  await ctx.tx.update(lectures).set({ pastVideoId: null, replacedAt: null }).where(eq(id, lectureId))
  await abandonFilms(ctx, [lecture.pastVideoId])
}
