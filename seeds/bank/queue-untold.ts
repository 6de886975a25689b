import { sql } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { UNTOLD } from '../what-is-made.ts'
import { TELL_BANK_QUEUE, type TellBankData } from './queue.ts'

/** Has the bank told of what is still unknown to it, whatever became of the job that was put when a school was made. */
export const queueUntold = ({ units, jobs }: { units: UnitsOfWork; jobs: Jobs }): Promise<void> =>
  units.withoutSchool('the bank is told of payments of the demo schools', async (tx) => {
    const { rows } = await tx.execute<{ schoolId: string }>(sql.raw(UNTOLD))
    for (const { schoolId } of rows) {
      const key = `${schoolId}:${clock.time()}`
      await jobs.put(tx, TELL_BANK_QUEUE, { schoolId } satisfies TellBankData, { key })
    }
  })
