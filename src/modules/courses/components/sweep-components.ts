import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { lectureComponents } from '../tables.ts'
import { abandonNamed } from './abandon-named.ts'

const { id, schoolId, removedAt } = lectureComponents

/** Components that were deleted a day ago go for good, with the images only they showed. */
export const sweepingComponents = (parts: OneByOneParts): TimedJob => ({
  queue: 'courses.sweep-components',
  cron: '20 * * * *',
  async work(tell) {
    const wasRemoved = lt(removedAt, new Date(clock.now().getTime() - DAY))
    const rowsAfter = (last: { id: string } | undefined, most: number) =>
      parts.units.withoutSchool('components of all schools were deleted', (tx) =>
        tx
          .select({ id, schoolId })
          .from(lectureComponents)
          .where(and(wasRemoved, last && gt(id, last.id)))
          .orderBy(asc(id))
          .limit(most),
      )
    await workOneByOne(parts, { rowsAfter, work: forget }, tell)
  },
})

/** One that somebody had back meanwhile stays. */
async function forget(ctx: Ctx, componentId: string): Promise<void> {
  const wasRemoved = lt(removedAt, new Date(ctx.now.getTime() - DAY))
  const gone = await ctx.tx
    .delete(lectureComponents)
    .where(and(eq(id, componentId), wasRemoved))
    .returning({ content: lectureComponents.content })
  await abandonNamed(ctx, gone)
}
