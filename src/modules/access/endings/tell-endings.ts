import { and, asc, between, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { isLasting } from '../open-grants.ts'
import { grants } from '../tables.ts'
import { DAY_BEFORE, WEEK_BEFORE } from '../vocabulary.ts'
import { type EndingLetterParts, tellEnding } from './tell-ending.ts'

export interface EndingParts extends EndingLetterParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

const AT_ONCE = 500
const LONGEST_RUN = 600 * SECOND

/**
 * Each hour tells students of what closes to them within a week, and again within a day, but nobody before half of their access has
 * passed. One who cannot be told keeps nobody waiting; what is left waits for the next hour.
 */
export function tellingEndings({ units, findSchool, ...parts }: EndingParts): TimedJob {
  return {
    queue: 'access.tell-endings',
    cron: '20 * * * *',
    async work(tell) {
      const until = Date.now() + LONGEST_RUN
      for (let after = clock.now(); Date.now() < until;) {
        const ending = await endingSoon(units, after)
        for (const { id, schoolId } of ending) {
          try {
            const school = await findSchool(schoolId)
            if (school)
              await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) => tellEnding(ctx, id, parts))
          } catch (error) {
            tell(error, { id })
          }
        }
        const last = ending.at(-1)
        if (!last || ending.length < AT_ONCE) return
        after = last.endsAt
      }
    },
  }
}

/** Grants that end after a moment and whose students have not been told yet, the next one first. */
const endingSoon = (units: UnitsOfWork, after: Date) => {
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY)
  return units.withoutSchool('students of all schools are told what closes to them', (tx) =>
    tx
      .select({ id: grants.id, schoolId: grants.schoolId, endsAt: sql<Date>`ends_at`.mapWith(grants.endsAt) })
      .from(grants)
      .where(
        and(
          between(grants.endsAt, after, daysFrom(WEEK_BEFORE)),
          or(
            isNull(grants.toldDaysBefore),
            and(gt(grants.toldDaysBefore, DAY_BEFORE), lte(grants.endsAt, daysFrom(DAY_BEFORE))),
          ),
          sql`${grants.endsAt} - ${at} <= ${at} - ${grants.startsAt}`,
          isLasting(grants, at),
        ),
      )
      .orderBy(asc(grants.endsAt))
      .limit(AT_ONCE),
  )
}
