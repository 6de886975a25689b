import { sql } from 'drizzle-orm'
import { isBelowPlace, listingMine, now, ownedList, type OwnedRow, owner } from '#modules/access/index.ts'
import { schools } from '#modules/schools/tables.ts'
import { listWeeklyGoals as endpoint, type WeeklyGoal } from './contract.ts'
import { lectureProgress, weeklyGoals } from '../tables.ts'
import { WEEKS_SHOWN } from '../vocabulary.ts'

type Row = OwnedRow & WeeklyGoal

const ago = (weeks: string) => sql`make_interval(weeks => ${sql.raw(weeks)})`

/**
 * SQL, JSON: the last weeks as the school's clocks have them, from Monday to Monday, also where one is an hour shorter or longer. The
 * current one comes last.
 */
const weeks = sql`(
  select json_agg(json_build_object('starts_on', (monday - ${ago('back')})::date, 'completed', (
      select count(*) from ${lectureProgress}
      where ${lectureProgress.personId} = ${owner}
        and ${lectureProgress.completedAt} >= (monday - ${ago('back')}) at time zone zone
        and ${lectureProgress.completedAt} < (monday - ${ago('back - 1')}) at time zone zone)) order by back desc)
  from generate_series(0, ${sql.raw(String(WEEKS_SHOWN - 1))}) as back,
    (select ${schools.timeZone} as zone from ${schools} where ${schools.id} = ${weeklyGoals.schoolId}) as school,
    date_trunc('week', ${now} at time zone zone) as monday)`

/** A list of one, or of none while somebody has set no goal. */
export const ownedWeeklyGoals = ownedList<Row, typeof endpoint>(endpoint, {
  length: 1,
  rows: sql`
    select ${weeklyGoals.personId} as id, ${weeklyGoals.createdAt}, ${weeklyGoals.lectures}, ${weeks} as weeks
    from ${weeklyGoals}
    where ${weeklyGoals.personId} = ${owner} and ${isBelowPlace(weeklyGoals.createdAt, weeklyGoals.personId)}`,
  view: ({ lectures, weeks }) => ({ lectures, weeks }),
})

export const listWeeklyGoals = listingMine(ownedWeeklyGoals)
