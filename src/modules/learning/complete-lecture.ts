import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { completeLecture as endpoint } from './contract.ts'
import { countProgress } from './count-progress.ts'
import { progressKey } from './progress-key.ts'
import { lectureProgress } from './tables.ts'

/** Safe to repeat: the first completion keeps its time. Answers with the progress in the whole course. */
export async function completeLecture(ctx: Ctx, { id, is_completed }: Input<typeof endpoint>) {
  const key = await progressKey(ctx, id)
  await setCompleted(ctx.tx, { ...key, completedAt: is_completed ? ctx.now.toISOString() : null })
  return { is_completed, progress: await countProgress(ctx, key) }
}

const setCompleted = prepared('set_completed', (tx) =>
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
    }),
)
