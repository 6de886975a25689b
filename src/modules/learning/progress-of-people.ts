import { and, count, eq, inArray } from 'drizzle-orm'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { Progress } from './contract.ts'
import { lectureProgress } from './tables.ts'

/** How far each of these people is in a course: completed lectures of those that count for them. */
export async function progressOfPeople(
  { tx, now }: Ctx,
  { personIds, courseId }: { personIds: string[]; courseId: string },
): Promise<Map<string, Progress>> {
  if (personIds.length === 0) return new Map()
  const rows = await tx
    .select({ personId: people.id, completed: count(lectureProgress.completedAt), total: count() })
    .from(people)
    .innerJoin(lectures, eq(lectures.courseId, courseId))
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, people.id)))
    .where(
      and(
        inArray(people.id, personIds),
        eq(lectures.status, 'published'),
        isCounted({ student: people.id, now: atMoment(now) }),
      ),
    )
    .groupBy(people.id)
  return new Map(rows.map(({ personId, ...progress }) => [personId, progress]))
}
