import { inArray, lt, sql } from 'drizzle-orm'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { notices } from '../tables.ts'
import { findDue } from './find-due.ts'
import { type GatheringParts, writeGathered } from './write-gathered.ts'

export interface NoticeParts extends GatheringParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

const LONGEST_RUN = 45 * SECOND
const KEPT_FOR = 90 * DAY

export function noticeJobs(jobs: Jobs, parts: NoticeParts): void {
  jobs.addTimed({ queue: 'notifications.mail-due', cron: '* * * * *', work: () => mailDue(parts) })
  jobs.addTimed({ queue: 'notifications.forget-settled', cron: '50 3 * * *', work: () => forgetSettled(parts) })
}

/**
 * Writes to everyone whose notices are due, each in a unit of work of their own, so that one who cannot be written to
 * keeps nobody waiting. What is left waits for the next minute.
 */
export async function mailDue(parts: NoticeParts): Promise<void> {
  const until = Date.now() + LONGEST_RUN
  const failures: unknown[] = []
  for await (const due of findDue(parts.units)) {
    const school = await parts.findSchool(due.schoolId)
    if (!school) continue
    await parts.units
      .inUnitOfWork({ school, actor: due.reader }, (ctx) => writeGathered(ctx, due, parts))
      .catch((error: unknown) => failures.push(error))
    if (Date.now() > until) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some could not be written to')
}

/** By then nothing tells of them again. */
async function forgetSettled({ units }: NoticeParts): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_FOR)
  await inStrides(units, 'old notices of all schools are forgotten', (tx, atMost) => {
    const row = sql<string>`${notices}.ctid`
    const some = tx.select({ row }).from(notices).where(lt(notices.settledAt, before)).limit(atMost)
    return tx.delete(notices).where(inArray(row, some))
  })
}
