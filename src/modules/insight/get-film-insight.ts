import { and, eq, gt, sql } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotFound } from '#platform/refusal.ts'
import type { getFilmInsight as endpoint } from './contract.ts'
import { curveOf, type Edge, everyOf } from './film-curve.ts'
import { filmSecondChanges, filmSeconds } from './tables.ts'

const ANY_OF_IT = -1

/** Refuses with 404 a lecture that is not there, or has no film. */
export async function getFilmInsight(
  ctx: Ctx,
  { lectureId }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const [found] = await ctx.tx
    .select({ id: lectures.id, title: lectures.title, videoId: videos.id, duration: videos.durationSeconds })
    .from(lectures)
    .innerJoin(videos, eq(videos.id, lectures.videoId))
    .where(and(eq(lectures.id, lectureId), gt(videos.durationSeconds, 0)))
  if (!found) throw new NotFound()
  const duration = found.duration!
  const edges = await edgesOf(ctx, lectureId, found.videoId)
  const [first] = edges
  const viewers = first?.second === ANY_OF_IT ? first.viewers : 0
  const seen = edges.filter(({ second }) => second !== ANY_OF_IT)
  const every = everyOf(duration)
  return {
    lecture: { id: found.id, title: found.title },
    duration,
    viewers,
    every,
    curve: curveOf(seen, duration, every),
  }
}

/** Of the whole film, in its order: no more than it has seconds. */
async function edgesOf(ctx: Ctx, lectureId: string, videoId: string): Promise<Edge[]> {
  const those = sql`where lecture_id = ${lectureId} and video_id = ${videoId}`
  const { rows } = await ctx.tx.execute<{ second: number; viewers: number }>(sql`
    select second, sum(viewers)::int as viewers from (
      select second, viewers from ${filmSeconds} ${those} union all select second, viewers from ${filmSecondChanges} ${those}
    ) as told group by 1 having sum(viewers) <> 0 order by 1`)
  return rows
}
