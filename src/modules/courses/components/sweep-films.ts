import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { lectureComponents } from '../tables.ts'

const { id, schoolId, isForBlocks, createdAt } = videos

/** As long as an upload may take that somebody goes on with. */
const UNNAMED_DAYS = 7

const isUnnamed = (now: Date) =>
  and(
    isForBlocks,
    lt(createdAt, new Date(now.getTime() - UNNAMED_DAYS * DAY)),
    sql`not exists (select 1 from ${lectureComponents} where ${lectureComponents.videoId} = ${id})`,
  )

/** Films that were sent for a component which was never saved go. */
export const sweepingFilms = (parts: OneByOneParts): TimedJob => ({
  queue: 'courses.sweep-component-films',
  cron: '50 3 * * *',
  async work(tell) {
    const rowsAfter = (last: { id: string } | undefined, most: number) =>
      parts.units.withoutSchool('films of all schools were never shown', (tx) =>
        tx
          .select({ id, schoolId })
          .from(videos)
          .where(and(isUnnamed(clock.now()), last && gt(id, last.id)))
          .orderBy(asc(id))
          .limit(most),
      )
    await workOneByOne(parts, { rowsAfter, work: forget }, tell)
  },
})

/** One that a component shows meanwhile stays. */
async function forget(ctx: Ctx, videoId: string): Promise<void> {
  const [film] = await ctx.tx
    .select({ id })
    .from(videos)
    .where(and(eq(id, videoId), isUnnamed(ctx.now)))
  if (film) abandonUploads(ctx, { imageIds: [], videoIds: [film.id] })
}
