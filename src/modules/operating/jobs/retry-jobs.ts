import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import type { retryJob as one, retryJobs as all } from './contract.ts'

const AT_ONCE = 1_000

interface Parts {
  jobs: Jobs
}

/** Each is tried once more, within seconds. Refuses with 404 a queue of which nothing failed, or was tried again meanwhile. */
export const retryJobs = (
  ctx: PlatformCtx,
  { queue }: Input<typeof all>,
  { jobs }: Parts,
): Promise<Answer<typeof all>> =>
  ctx.inTransaction('operators try again what failed', async (tx, note) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from pgboss.job where name = ${queue} and state = 'failed' order by completed_on limit ${AT_ONCE}`)
    const ids = rows.map(({ id }) => id)
    const retried = ids.length > 0 ? await jobs.retry(queue, ids, tx) : 0
    if (retried === 0) throw new NotFound()
    note({ subject: queue })
    return { retried }
  })

/** Refuses with 404 a job that did not fail, or is tried again already. */
export const retryJob = (
  ctx: PlatformCtx,
  { id, queue }: Input<typeof one>,
  { jobs }: Parts,
): Promise<Answer<typeof one>> =>
  ctx.inTransaction('operators try a job again', async (tx, note) => {
    const { rows } = await tx.execute<{ schoolId: string | null }>(sql`
      select s.id as "schoolId" from pgboss.job j
      left join ${schools} s on s.id::text = coalesce(j.data ->> 'school_id', j.data ->> 'schoolId')
      where j.name = ${queue} and j.id = ${id} and j.state = 'failed'`)
    const { schoolId } = foundOr404(rows[0])
    if ((await jobs.retry(queue, [id], tx)) === 0) throw new NotFound()
    note({ schoolId, subject: queue })
    return { retried: 1 }
  })
