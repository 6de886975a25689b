import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { courseGoals, lectureProgress } from './tables.ts'
import { WHOLE } from './vocabulary.ts'

/** SQL: the percentage of its lectures with which a course counts as completed. */
export const goalOf = (courseId: SQLWrapper): SQL =>
  sql`coalesce((select ${courseGoals.percent} from ${courseGoals} where ${courseGoals.courseId} = ${courseId}), ${sql.raw(String(WHOLE))})`

/** SQL: whether so many lectures of all are as much as the goal asks. */
export const isReached = (asked: { completed: SQLWrapper; total: SQLWrapper; goal: SQLWrapper }): SQL =>
  sql`(${asked.total} > 0 and ${asked.completed} * 100 >= ${asked.goal} * ${asked.total})`

interface Asked {
  personId: SQLWrapper
  courseId: SQLWrapper
  now: SQLWrapper
}

/** SQL: whether somebody has completed as much of a course as its goal asks, counted over the lectures that count for them. */
export const hasReachedGoal = ({ personId, courseId, now }: Asked): SQL => sql`(
  select ${isReached({ completed: sql`count(${lectureProgress.completedAt})`, total: sql`count(*)`, goal: goalOf(courseId) })}
  from ${lectures}
  left join ${lectureProgress} on ${lectureProgress.lectureId} = ${lectures.id} and ${lectureProgress.personId} = ${personId}
  where ${lectures.courseId} = ${courseId} and ${lectures.status} = 'published' and ${isCounted({ student: personId, product: courseId, now })})`

/** SQL: those who have completed a lecture of a course. */
export const whoCompletedSome = (courseId: SQLWrapper): SQL =>
  sql`(select ${lectureProgress.personId} from ${lectureProgress} where ${lectureProgress.courseId} = ${courseId} and ${lectureProgress.completedAt} is not null)`

export async function findGoal({ tx }: Pick<Ctx, 'tx'>, courseId: string): Promise<number> {
  const [goal] = await tx
    .select({ percent: courseGoals.percent })
    .from(courseGoals)
    .where(eq(courseGoals.courseId, courseId))
  return goal?.percent ?? WHOLE
}

export async function setGoal(
  { tx }: Pick<Ctx, 'tx'>,
  { courseId, percent }: { courseId: string; percent: number },
): Promise<void> {
  await tx
    .insert(courseGoals)
    .values({ courseId, percent })
    .onConflictDoUpdate({ target: courseGoals.courseId, set: { percent } })
}
