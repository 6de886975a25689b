import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import { lectureProgress } from './tables.ts'

/** SQL: whether a course has something to watch, of which somebody has watched nothing. */
export const isUnbegun = ({ personId, courseId }: { personId: SQLWrapper; courseId: SQLWrapper }): SQL => sql`(
  exists (select from ${lectures} where ${lectures.courseId} = ${courseId} and ${lectures.status} = 'published')
  and not exists (
    select from ${lectureProgress}
    where ${lectureProgress.personId} = ${personId} and ${lectureProgress.courseId} = ${courseId}))`
