import { and, eq, inArray, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lectureProgress } from './tables.ts'

/** When each of these people last watched something of a course; none who never did. */
export async function lastWatchedOfPeople(
  { tx }: Ctx,
  { personIds, courseId }: { personIds: string[]; courseId: string },
): Promise<Map<string, Date>> {
  if (personIds.length === 0) return new Map()
  const rows = await tx
    .select({ personId: lectureProgress.personId, at: max(lectureProgress.watchedAt) })
    .from(lectureProgress)
    .where(and(inArray(lectureProgress.personId, personIds), eq(lectureProgress.courseId, courseId)))
    .groupBy(lectureProgress.personId)
  return new Map(rows.flatMap(({ personId, at }) => (at ? [[personId, at] as const] : [])))
}
