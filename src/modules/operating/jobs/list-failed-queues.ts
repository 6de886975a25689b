import { sql } from 'drizzle-orm'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { listFailedQueues as endpoint } from './contract.ts'

const ERROR_SHOWN = 300

/** As long as the queue keeps what failed. */
export async function listFailedQueues(units: UnitsOfWork): Promise<Answer<typeof endpoint>> {
  const { rows } = await units.withoutSchool('operators see what failed', (tx) =>
    tx.execute<{ queue: string; failed: number; at: string; error: string | null }>(sql`
      select name as queue, count(*)::int as failed, to_json(max(completed_on)) #>> '{}' as at,
        (array_agg(coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value') order by completed_on desc))[1] as error
      from pgboss.job where state = 'failed' group by name order by max(completed_on) desc, name`),
  )
  return {
    data: rows.map(({ queue, failed, at, error }) => ({
      queue,
      failed,
      last_failed_at: new Date(at).toISOString(),
      last_error: (error ?? '').slice(0, ERROR_SHOWN),
    })),
  }
}
