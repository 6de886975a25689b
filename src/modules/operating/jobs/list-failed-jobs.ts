import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { placeCursor, sorted } from '#platform/db/sorted.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { listFailedJobs as endpoint } from './contract.ts'

const PAGE = 20
const ERROR_SHOWN = 300

interface FailedRow extends Record<string, unknown> {
  id: string
  queue: string
  at: string
  place: string
  retries: number
  error: string | null
  schoolId: string | null
  schoolName: string | null
}

/** One by one, as long as the queue keeps what failed. What they were given is nobody's business. */
export async function listFailedJobs(
  { cursor, ...asked }: Input<typeof endpoint>,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  const { queue, school_id: schoolId } = asked
  const keys = { failed: { by: sql`j.completed_on`, type: 'timestamptz' } } as const
  const { place, after, order } = sorted({ sort: '-failed', keys, id: sql`j.id`, cursor })
  const { rows } = await units.withoutSchool('operators see what failed', (tx) =>
    tx.execute<FailedRow>(sql`
      select j.id, j.name as queue, to_json(j.completed_on) #>> '{}' as at, ${place} as place, j.retry_count as retries,
        coalesce(j.output ->> 'message', j.output #>> '{value,message}', j.output ->> 'value') as error,
        s.id as "schoolId", s.name as "schoolName"
      from pgboss.job j left join ${schools} s on s.id::text = coalesce(j.data ->> 'school_id', j.data ->> 'schoolId')
      where j.state = 'failed'
        ${queue === undefined ? sql`` : sql`and j.name = ${queue}`}
        ${schoolId === undefined ? sql`` : sql`and coalesce(j.data ->> 'school_id', j.data ->> 'schoolId') = ${schoolId}`}
        ${after ? sql`and ${after}` : sql``}
      order by ${sql.join(order, sql`, `)} limit ${PAGE + 1}`),
  )
  return pageFrom(
    rows,
    PAGE,
    (row) => ({
      id: row.id,
      queue: row.queue,
      school: row.schoolId && row.schoolName ? { id: row.schoolId, name: row.schoolName } : null,
      error: (row.error ?? '').slice(0, ERROR_SHOWN),
      retries: row.retries,
      failed_at: new Date(row.at).toISOString(),
    }),
    (last) => nextPage('/json/operator/jobs/failed', asked, placeCursor(last)),
  )
}
