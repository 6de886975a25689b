import { sql } from 'drizzle-orm'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { NotFound } from '#platform/refusal.ts'
import type { retryJobs as endpoint } from './contract.ts'

const AT_ONCE = 1_000

/** Each is tried once more, within seconds. Refuses with 404 a queue of which nothing failed, or was tried again meanwhile. */
export async function retryJobs(
  { queue }: Input<typeof endpoint>,
  { units, jobs }: { units: UnitsOfWork; jobs: Jobs },
): Promise<Answer<typeof endpoint>> {
  const { rows } = await units.withoutSchool('operators try again what failed', (tx) =>
    tx.execute<{ id: string }>(sql`
      select id from pgboss.job where name = ${queue} and state = 'failed' order by completed_on limit ${AT_ONCE}`),
  )
  if (rows.length === 0) throw new NotFound()
  return {
    retried: await jobs.retry(
      queue,
      rows.map(({ id }) => id),
    ),
  }
}
