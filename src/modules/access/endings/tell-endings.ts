import { and, asc, between, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { isLasting } from '../open-grants.ts'
import { grants } from '../tables.ts'
import { ACCOMPANYING, DAY_BEFORE, WEEK_BEFORE } from '../vocabulary.ts'
import { tellEnding } from './tell-ending.ts'

export type EndingParts = LetterParts & OneByOneParts

/**
 * Each hour tells students of what closes to them within a week, and again within a day, but nobody before half of their access has
 * passed. What came with a bundle or an event ends with it, and one letter tells of that; of what is charged again nobody is told that it ends. One who cannot be told keeps nobody waiting; what is left waits for the next hour.
 */
export function tellingEndings(parts: EndingParts): TimedJob {
  return {
    queue: 'access.tell-endings',
    cron: '20 * * * *',
    async work(tell) {
      const began = clock.now()
      const rowsAfter = (last: Ending | undefined, most: number) => endingSoon(parts.units, last?.endsAt ?? began, most)
      await workOneByOne(parts, { rowsAfter, work: (ctx, id) => tellEnding(ctx, id, parts) }, tell)
    },
  }
}

interface Ending {
  id: string
  schoolId: string
  endsAt: Date
}

/** Grants that end after a moment and whose students have not been told yet, the next one first. */
const endingSoon = (units: UnitsOfWork, after: Date, most: number): Promise<Ending[]> => {
  const now = clock.now()
  const at = atMoment(now)
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY)
  return units.withoutSchool('students of all schools are told what closes to them', (tx) =>
    tx
      .select({ id: grants.id, schoolId: grants.schoolId, endsAt: sql<Date>`ends_at`.mapWith(grants.endsAt) })
      .from(grants)
      .where(
        and(
          between(grants.endsAt, after, daysFrom(WEEK_BEFORE)),
          notInArray(grants.source, ACCOMPANYING),
          eq(grants.renews, false),
          or(
            isNull(grants.toldDaysBefore),
            and(gt(grants.toldDaysBefore, DAY_BEFORE), lte(grants.endsAt, daysFrom(DAY_BEFORE))),
          ),
          sql`${grants.endsAt} - ${at} <= ${at} - ${grants.startsAt}`,
          isLasting(grants, at),
        ),
      )
      .orderBy(asc(grants.endsAt))
      .limit(most),
  )
}
