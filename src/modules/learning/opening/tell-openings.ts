import { and, asc, lte } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { clock } from '#platform/clock.ts'
import { laterThan } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { lectureReminders } from '../tables.ts'
import { tellOpening } from './tell-opening.ts'

export type OpeningParts = LetterParts & OneByOneParts

/** Every five minutes tells those who asked for it which lectures have opened to them. */
export function tellingOpenings(parts: OpeningParts): TimedJob {
  return {
    queue: 'learning.tell-openings',
    cron: '*/5 * * * *',
    async work(tell) {
      const rowsAfter = (last: Due | undefined, most: number) => dueAfter(parts.units, last, most)
      await workOneByOne(parts, { rowsAfter, work: (ctx, id) => tellOpening(ctx, id, parts) }, tell)
    },
  }
}

interface Due {
  id: string
  schoolId: string
  createdAt: Date
}

const dueAfter = (units: UnitsOfWork, last: Due | undefined, most: number): Promise<Due[]> =>
  units.withoutSchool('students of all schools are told which lectures opened', (tx) =>
    tx
      .select({ id: lectureReminders.id, schoolId: lectureReminders.schoolId, createdAt: lectureReminders.opensAt })
      .from(lectureReminders)
      .where(
        and(lte(lectureReminders.opensAt, clock.now()), laterThan(lectureReminders.opensAt, lectureReminders.id, last)),
      )
      .orderBy(asc(lectureReminders.opensAt), asc(lectureReminders.id))
      .limit(most),
  )
