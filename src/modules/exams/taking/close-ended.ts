import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { openingLecture } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import { clock } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { examAttempts, exams } from '../tables.ts'
import { closeAttempt } from './close-attempt.ts'
import { lockAttempt } from './find-exam-to-take.ts'

/** Attempts that are open at a lecture which whoever takes them has no longer. */
const endedAttempts = (tx: Tx, now: Date, which: SQL | undefined) =>
  tx
    .select({ id: examAttempts.id, schoolId: examAttempts.schoolId })
    .from(examAttempts)
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .where(
      and(
        eq(examAttempts.state, 'open'),
        eq(people.role, 'student'),
        eq(lectures.isFreeToWatch, false),
        sql`not ${isOpen({ student: examAttempts.personId, product: lectures.courseId, now: atMoment(now) }, openingLecture)}`,
        which,
      ),
    )
    .orderBy(asc(examAttempts.id))

/** What somebody was taking when access was taken from them, counted with what was kept until then. */
export async function closeWithAccess(ctx: Ctx, { student_id: studentId }: { student_id: string }): Promise<void> {
  for (const { id } of await endedAttempts(ctx.tx, ctx.now, eq(examAttempts.personId, studentId))) await close(ctx, id)
}

/** The same of those whose access ran out while nobody looked. */
export const closingEnded = (parts: OneByOneParts): TimedJob => ({
  queue: 'exams.close-ended',
  cron: '*/10 * * * *',
  work: (tell) =>
    workOneByOne(
      parts,
      {
        rowsAfter: (row: { id: string; schoolId: string } | undefined, most) =>
          parts.units.withoutSchool('attempts of all schools outlast their access', (tx) =>
            endedAttempts(tx, clock.now(), row && gt(examAttempts.id, row.id)).limit(most),
          ),
        work: close,
      },
      tell,
    ),
})

async function close(ctx: Ctx, id: string): Promise<void> {
  const attempt = await lockAttempt(ctx, id)
  if (attempt.state === 'open') await closeAttempt(ctx, attempt, 'ended')
}
