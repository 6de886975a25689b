import { and, count, eq, sql } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Progress } from './contract.ts'
import { lectureProgress } from './tables.ts'

/** Completed lectures of those that are published. */
export async function countProgress(ctx: Ctx, of: { personId: string; courseId: string }): Promise<Progress> {
  const [counted] = await progressOf(ctx.tx, { personId: of.personId, courseId: of.courseId })
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
    .where(and(eq(lectures.courseId, sql.placeholder('courseId')), eq(lectures.status, 'published'))),
)
