import { and, count, eq, sql, sum } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectures } from './tables.ts'

interface CourseLength {
  lectures: number
  seconds: number
}

/** How much there is to watch in courses, by their ids; nothing of those in which nothing is published. */
export async function measureCourses({ tx }: Ctx, ids: string[]): Promise<Map<string, CourseLength>> {
  const rows = await lengthsOf(tx, { ids })
  return new Map(rows.map(({ id, ...length }) => [id, length]))
}

const lengthsOf = prepared('lengths_of_courses', (tx) =>
  tx
    .select({ id: lectures.courseId, lectures: count(), seconds: sum(lectures.runTimeSeconds).mapWith(Number) })
    .from(lectures)
    .where(and(sql`${lectures.courseId} = any (${sql.placeholder('ids')}::uuid[])`, eq(lectures.status, 'published')))
    .groupBy(lectures.courseId),
)
