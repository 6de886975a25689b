import { and, asc, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs, TimedJob } from '#platform/jobs/jobs.ts'
import { type ClosingRow, closings } from '../tables.ts'
import { REOPEN_DAYS } from '../vocabulary.ts'
import { ERASE_QUEUE, type Erasing } from './queue.ts'

const AT_ONCE = 100

export interface DueParts {
  units: UnitsOfWork
  jobs: Jobs
}

export const erasingDue = (parts: DueParts): TimedJob => ({
  queue: 'closing.erase-due',
  cron: '17 * * * *',
  async work() {
    await eraseDue(parts)
  },
})

/** Puts a job for each school that was kept for long enough, and again each hour until nothing of it waits. Answers how many there were. */
export async function eraseDue({ units, jobs }: DueParts): Promise<number> {
  const hour = Math.floor(clock.time() / HOUR)
  let last: Due | undefined
  for (let count = 0; ;) {
    const some = await units.withoutSchool('closed schools are erased', async (tx) => {
      const due = await tx
        .select(columns)
        .from(closings)
        .where(isDue(last))
        .orderBy(asc(closings.closedAt), asc(closings.id))
        .limit(AT_ONCE)
      for (const { id, schoolId } of due)
        await jobs.put(tx, ERASE_QUEUE, { schoolId, closingId: id } satisfies Erasing, { key: `${id}:${hour}` })
      return due
    })
    count += some.length
    last = some.at(-1)
    if (some.length < AT_ONCE) return count
  }
}

type Due = Pick<ClosingRow, 'id' | 'schoolId' | 'closedAt'>
const columns = { id: closings.id, schoolId: closings.schoolId, closedAt: closings.closedAt }

const isDue = (last: Due | undefined) =>
  and(
    isNotNull(closings.closedAt),
    isNull(closings.reopenedAt),
    isNull(closings.erasedAt),
    lte(closings.closedAt, new Date(clock.time() - REOPEN_DAYS * DAY)),
    last && sql`(${closings.closedAt}, ${closings.id}) > (${last.closedAt}, ${last.id})`,
  )
