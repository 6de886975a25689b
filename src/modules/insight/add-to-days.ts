import { sql } from 'drizzle-orm'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { learningChanges, learningDays } from './tables.ts'

/** Each minute adds what was told of learning to its days, in one statement, as `analytics` does with sales. */
export const addingLearning = (units: UnitsOfWork): TimedJob => ({
  queue: 'insight.add-to-days',
  cron: '* * * * *',
  async work() {
    await addLearning(units)
  },
})

export const addLearning = (units: UnitsOfWork): Promise<number> =>
  inStrides(units, 'learning in all schools is summed up by day', async (tx, atMost) => {
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from ${learningChanges}
        where ${learningChanges.id} in (select id from ${learningChanges} order by id limit ${atMost} for update skip locked)
        returning *
      ), added as (
        insert into ${learningDays} as d (id, school_id, "on", course_id, lecture_id, began, finished)
        select gen_random_uuid(), school_id, "on", course_id, lecture_id, sum(began), sum(finished)
        from taken group by school_id, "on", course_id, lecture_id
        on conflict on constraint learning_days_once do update
          set began = d.began + excluded.began, finished = d.finished + excluded.finished
      )
      select count(*)::int as taken from taken`)
    return { rowCount: rows[0]!.taken }
  })
