import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { examAttempts } from '../tables.ts'
import { closeAttempt } from './close-attempt.ts'
import { lockAttempt } from './find-exam-to-take.ts'

/** Closes what ran out while nobody looked. */
export const closingExpired = (parts: OneByOneParts): TimedJob => ({
  queue: 'exams.close-expired',
  cron: '* * * * *',
  work: (tell) =>
    workOneByOne(
      parts,
      {
        rowsAfter: (row: { id: string; schoolId: string } | undefined, most) =>
          parts.units.withoutSchool('attempts of all schools run out', (tx) =>
            tx
              .select({ id: examAttempts.id, schoolId: examAttempts.schoolId })
              .from(examAttempts)
              .where(
                and(
                  eq(examAttempts.state, 'open'),
                  lte(examAttempts.deadlineAt, clock.now()),
                  row && gt(examAttempts.id, row.id),
                ),
              )
              .orderBy(asc(examAttempts.id))
              .limit(most),
          ),
        async work(ctx, id) {
          const attempt = await lockAttempt(ctx, id)
          if (attempt.state === 'open') await closeAttempt(ctx, attempt)
        },
      },
      tell,
    ),
})
