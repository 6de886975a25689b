import { and, count, eq, sql } from 'drizzle-orm'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { completeLecture as endpoint } from './contract.ts'
import { progressKey } from './progress-key.ts'
import { lectureProgress } from './tables.ts'

/** Safe to repeat: the first completion keeps its time. Answers with the progress in the whole course. */
export async function completeLecture(
  ctx: Ctx,
  { id, is_completed }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const key = await progressKey(ctx, id)
  const now = ctx.now.toISOString()
  const [progress] = await setCompleted(ctx.tx, { ...key, now, completedAt: is_completed ? now : null })
  return { is_completed, progress: progress! }
}

/** Sets it and counts in one statement, which does not see its own change: this lecture is counted as what it becomes. */
const setCompleted = prepared('set_completed', (tx) => {
  const set = tx.$with('set_now').as(
    tx
      .insert(lectureProgress)
      .values({
        personId: sql.placeholder('personId'),
        lectureId: sql.placeholder('lectureId'),
        courseId: sql.placeholder('courseId'),
        completedAt: sql`${sql.placeholder('completedAt')}::timestamptz`,
        watchedAt: sql.placeholder('watchedAt'),
      })
      .onConflictDoUpdate({
        target: [lectureProgress.personId, lectureProgress.lectureId],
        set: {
          completedAt: sql`case when excluded.completed_at is null then null else coalesce(${lectureProgress.completedAt}, excluded.completed_at) end`,
          watchedAt: sql`excluded.watched_at`,
        },
      })
      .returning({ lectureId: lectureProgress.lectureId, completedAt: lectureProgress.completedAt }),
  )
  const completedAt = sql`case when ${set.lectureId} is not null then ${set.completedAt} else ${lectureProgress.completedAt} end`
  return tx
    .with(set)
    .select({ completed: count(completedAt), total: count() })
    .from(lectures)
    .leftJoin(
      lectureProgress,
      and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, sql.placeholder('personId'))),
    )
    .leftJoin(set, eq(set.lectureId, lectures.id))
    .where(
      and(
        eq(lectures.courseId, sql.placeholder('courseId')),
        eq(lectures.status, 'published'),
        isCounted({
          student: sql`${sql.placeholder('personId')}::uuid`,
          now: sql`${sql.placeholder('now')}::timestamptz`,
        }),
      ),
    )
})
