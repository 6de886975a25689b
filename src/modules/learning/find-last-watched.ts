import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lectureProgress } from './tables.ts'

/** The lecture somebody watched last and how far, in seconds; undefined when they have watched none. */
export async function findLastWatched(
  ctx: Ctx,
  personId: string,
): Promise<{ lectureId: string; positionSeconds: number } | undefined> {
  const [last] = await ctx.tx
    .select({ lectureId: lectureProgress.lectureId, positionSeconds: lectureProgress.positionSeconds })
    .from(lectureProgress)
    .where(eq(lectureProgress.personId, personId))
    .orderBy(desc(lectureProgress.watchedAt), desc(lectureProgress.lectureId))
    .limit(1)
  return last
}
