import { sql } from 'drizzle-orm'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { soldChanges, soldDays } from '../tables.ts'

/** Each minute adds what was told of sales to their days, in one statement: whoever sums both up misses nothing and counts nothing twice. */
export const addingToDays = (units: UnitsOfWork): TimedJob => ({
  queue: 'analytics.add-to-days',
  cron: '* * * * *',
  async work() {
    await addToDays(units)
  },
})

export const addToDays = (units: UnitsOfWork): Promise<number> =>
  inStrides(units, 'sales of all schools are summed up by day', async (tx, atMost) => {
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from ${soldChanges}
        where ${soldChanges.id} in (select id from ${soldChanges} order by id limit ${atMost} for update skip locked)
        returning *
      ), summed as (
        select school_id, "on", product_id, campaign, partner_id, currency, sum(amount) amount, sum(lines) lines, sum(sales) sales
        from taken group by 1, 2, 3, 4, 5, 6
      ), added as (
        insert into ${soldDays} as d (id, school_id, "on", product_id, campaign, partner_id, currency, amount, lines, sales)
        select gen_random_uuid(), * from summed
        on conflict on constraint sold_days_once do update
          set amount = d.amount + excluded.amount, lines = d.lines + excluded.lines, sales = d.sales + excluded.sales
      )
      select count(*)::int as taken from taken`)
    return { rowCount: rows[0]!.taken }
  })
