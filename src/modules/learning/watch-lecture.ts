import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { watchLecture as endpoint } from './contract.ts'
import { progressKey } from './progress-key.ts'
import { lectureProgress } from './tables.ts'

/** Keeps the position, in seconds; of two tabs the last to write wins. */
export async function watchLecture(ctx: Ctx, { id, position_seconds }: Input<typeof endpoint>) {
  await keepPosition(ctx.tx, { ...(await progressKey(ctx, id)), positionSeconds: position_seconds })
  return { position_seconds }
}

const keepPosition = prepared('keep_position', (tx) =>
  tx
    .insert(lectureProgress)
    .values({
      personId: sql.placeholder('personId'),
      lectureId: sql.placeholder('lectureId'),
      courseId: sql.placeholder('courseId'),
      positionSeconds: sql.placeholder('positionSeconds'),
      watchedAt: sql.placeholder('watchedAt'),
    })
    .onConflictDoUpdate({
      target: [lectureProgress.personId, lectureProgress.lectureId],
      set: { positionSeconds: sql`excluded.position_seconds`, watchedAt: sql`excluded.watched_at` },
    }),
)
