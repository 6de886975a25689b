import { sql } from 'drizzle-orm'
import { soldChanges, soldDays } from '#modules/analytics/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { schoolFigures, schoolMonths } from '../tables.ts'

const MEASURED_EVERY = 14 * MINUTE
/** Of a large school it takes a while: few in one transaction. */
const AT_ONCE = 50
/** What fits into a cursor: who has more is at the top all the same. */
const MOST = 999_999_999

/** Every quarter of an hour measures each school anew. */
export const measuringSchools = (units: UnitsOfWork): TimedJob => ({
  queue: 'operating.measure-schools',
  cron: '7,22,37,52 * * * *',
  async work() {
    await measureSchools(units)
  },
})

export function measureSchools(units: UnitsOfWork): Promise<number> {
  const now = clock.now().toISOString()
  const due = new Date(clock.now().getTime() - MEASURED_EVERY).toISOString()
  const month = `${now.slice(0, 7)}-01`
  return inStrides(
    units,
    'schools are measured for the operator',
    (tx, atMost) =>
      tx.execute(sql`
        with due as (
          select f.school_id, s.currency from ${schoolFigures} f join ${schools} s on s.id = f.school_id
          where f.measured_at is null or f.measured_at < ${due}
          order by f.measured_at asc nulls first limit ${atMost} for update of f skip locked
        )
        , measured as (
        update ${schoolFigures} f set measured_at = ${now},
          students = (select count(*) from ${people} p where p.school_id = due.school_id and p.role = 'student'),
          sold_amount = least(${MOST}, (
            select coalesce(sum(amount), 0) from (
              select "on", currency, amount from ${soldDays} where school_id = due.school_id
              union all select "on", currency, amount from ${soldChanges} where school_id = due.school_id
            ) sold where sold."on" > ${now}::date - 30 and sold.currency = due.currency)),
          (stored_megabytes, film_minutes) = (
            select least(${MOST}, stored_bytes / 1048576), film_seconds / 60 from school_use(due.school_id)),
          mails = (
            select count(*) from ${mails} m where m.school_id = due.school_id and m.created_at > ${now}::timestamptz - interval '30 days'),
          faults = (
            select count(*) from ${mails} m where m.school_id = due.school_id and m.sent_at is null
              and m.created_at between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '1 hour')
            + (select count(*) from ${videos} v where v.school_id = due.school_id and v.state = 'failed')
        from due where f.school_id = due.school_id
        returning f.school_id, f.students, f.stored_megabytes, f.film_minutes)
        insert into ${schoolMonths} (school_id, month, students, stored_megabytes, film_minutes, mails)
        select school_id, ${month}, students, stored_megabytes, film_minutes,
          (select count(*) from ${mails} m where m.school_id = measured.school_id and m.created_at >= ${month}::date)
        from measured
        on conflict (school_id, month) do update set students = excluded.students,
          stored_megabytes = excluded.stored_megabytes, film_minutes = excluded.film_minutes, mails = excluded.mails`),
    AT_ONCE,
  )
}
