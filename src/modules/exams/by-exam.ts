import { sql } from 'drizzle-orm'
import type { WayToEarn } from '#modules/certificates/index.ts'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { examAttempts, exams } from './tables.ts'

const hasPassed = sql`exists (select from ${examAttempts} where ${examAttempts.examId} = ${exams.id} and ${examAttempts.isPassed}`

/** Whoever passed each exam of a course that is on, of those lectures that count for them; of one without an exam, nobody. */
export const byExam: WayToEarn = {
  way: 'exam',
  candidates: (courseId) => sql`(
    select ${examAttempts.personId} from ${examAttempts} join ${exams} on ${exams.id} = ${examAttempts.examId}
    where ${exams.courseId} = ${courseId} and ${examAttempts.isPassed})`,
  isEarned: ({ personId, courseId, now }) => sql`(
    select coalesce(bool_and(${hasPassed} and ${examAttempts.personId} = ${personId})), false)
    from ${exams} join ${lectures} on ${lectures.id} = ${exams.lectureId}
    where ${exams.courseId} = ${courseId} and ${exams.isOn} and ${lectures.status} = 'published'
      and ${isCounted({ student: personId, product: courseId, now })})`,
}
