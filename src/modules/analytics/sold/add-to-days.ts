import { addUp } from '#platform/db/add-up.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { soldChanges, soldDays } from '../tables.ts'

/** Each minute adds what was told of sales to their days. */
export const addingToDays = (units: UnitsOfWork): TimedJob => ({
  queue: 'analytics.add-to-days',
  cron: '* * * * *',
  async work() {
    await addToDays(units)
  },
})

export const addToDays = (units: UnitsOfWork): Promise<number> =>
  addUp(units, {
    why: 'sales of all schools are summed up by day',
    changes: soldChanges,
    sums: soldDays,
    once: 'sold_days_once',
    by: ['school_id', 'on', 'product_id', 'campaign', 'partner_id', 'currency', 'is_renewal'],
    of: ['amount', 'lines', 'sales'],
  })
