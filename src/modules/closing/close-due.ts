import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { closings } from './tables.ts'

const AT_ONCE = 100

export const closingDue = (units: UnitsOfWork): TimedJob => ({
  queue: 'closing.close-due',
  cron: '*/10 * * * *',
  async work() {
    await closeDue(units)
  },
})

/** Closes those whose day has begun by their own clocks: the school and its closing in one statement, each once however often this is begun. */
export function closeDue(units: UnitsOfWork): Promise<number> {
  const now = clock.now().toISOString()
  return inStrides(
    units,
    'schools close on their day',
    (tx, atMost) =>
      tx.execute(sql`
        with due as (
          select id from ${schools}
          where closes_on <= ${now}::date + 1 and closed_at is null
            and closes_on <= (${now}::timestamptz at time zone time_zone)::date
          order by closes_on limit ${atMost} for update skip locked
        )
        , closed as (update ${schools} s set closed_at = ${now} from due where s.id = due.id returning s.id)
        update ${closings} c set closed_at = ${now} from closed
        where c.school_id = closed.id and c.called_off_at is null and c.reopened_at is null`),
    AT_ONCE,
  )
}
