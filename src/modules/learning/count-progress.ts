import { and, count, eq, sql } from 'drizzle-orm'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Progress } from './contract.ts'
import { lectureProgress } from './tables.ts'

/** Completed lectures of those that count. */
export async function countProgress(
  ctx: Ctx,
  { personId, courseId }: { personId: string; courseId: string },
): Promise<Progress> {
  const [counted] = await progressOf(ctx.tx, { personId, courseId, now: ctx.now.toISOString() })
  return counted!
}

const progressOf = prepared('progress_of_course', (tx) =>
  tx
    .select({ completed: count(lectureProgress.completedAt), total: count() })
    .from(lectures)
    .leftJoin(
      lectureProgress,
      and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, sql.placeholder('personId'))),
    )
    .where(
      and(
        eq(lectures.courseId, sql.placeholder('courseId')),
        eq(lectures.status, 'published'),
        isCounted({
          student: sql`${sql.placeholder('personId')}::uuid`,
          now: sql`${sql.placeholder('now')}::timestamptz`,
        }),
      ),
    ),
)
