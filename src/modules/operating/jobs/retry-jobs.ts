import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { retryJob as one, retryJobs as all } from './contract.ts'

const AT_ONCE = 1_000

interface Parts {
  units: UnitsOfWork
  jobs: Jobs
}

/** Each is tried once more, within seconds. Refuses with 404 a queue of which nothing failed, or was tried again meanwhile. */
export async function retryJobs(
  { queue }: Input<typeof all>,
  exchange: Exchange,
  { units, jobs }: Parts,
): Promise<Answer<typeof all>> {
  const { rows } = await units.withoutSchool('operators try again what failed', (tx) =>
    tx.execute<{ id: string }>(sql`
      select id from pgboss.job where name = ${queue} and state = 'failed' order by completed_on limit ${AT_ONCE}`),
  )
  if (rows.length === 0) throw new NotFound()
  const retried = await jobs.retry(
    queue,
    rows.map(({ id }) => id),
  )
  if (retried > 0) await writeDeed(units, exchange, { deed: 'jobs-retried', schoolId: null, subject: queue })
  return { retried }
}

/** Refuses with 404 a job that did not fail, or is tried again already. */
export async function retryJob(
  { id, queue }: Input<typeof one>,
  exchange: Exchange,
  { units, jobs }: Parts,
): Promise<Answer<typeof one>> {
  const { rows } = await units.withoutSchool('operators try a job again', (tx) =>
    tx.execute<{ schoolId: string | null }>(sql`
      select s.id as "schoolId" from pgboss.job j
      left join ${schools} s on s.id::text = coalesce(j.data ->> 'school_id', j.data ->> 'schoolId')
      where j.name = ${queue} and j.id = ${id} and j.state = 'failed'`),
  )
  const { schoolId } = foundOr404(rows[0])
  if ((await jobs.retry(queue, [id])) === 0) throw new NotFound()
  await writeDeed(units, exchange, { deed: 'job-retried', schoolId, subject: queue })
  return { retried: 1 }
}
