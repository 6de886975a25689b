import { and, eq, type SQL, sql } from 'drizzle-orm'
import { olderThan, readCursor } from '#platform/db/paging.ts'
import type { LeadFilter } from './contract.ts'
import { leads } from './tables.ts'

/** Days are those of the school's calendar. */
const ZONE = 'Europe/Warsaw'

interface Part {
  cursor?: string | undefined
  /** all, when left out */
  most?: number
}

/** Words are found by `find_leads` (migrations): under row-level security PostgreSQL uses no trigram index. */
export function leadsThatMatch(
  { q, form_id: formId, from, until }: LeadFilter,
  { cursor, most }: Part,
): SQL | undefined {
  const since = from && sql`${from}::date::timestamp at time zone ${ZONE}`
  const before = until && sql`(${until}::date + 1)::timestamp at time zone ${ZONE}`
  const last = cursor ? readCursor(cursor) : undefined
  const found =
    q &&
    sql`select find_leads(
      '%' || fold(${q.replace(/[\\%_]/g, '\\$&')}) || '%', ${formId ?? null}, ${since ?? null}, ${before ?? null},
      ${last?.createdAt.toISOString() ?? null}, ${last?.id ?? null}, ${most ?? null}
    )`
  return and(
    found ? sql`${leads.id} in (${found})` : undefined,
    formId === undefined ? undefined : eq(leads.formId, formId),
    since ? sql`${leads.createdAt} >= ${since}` : undefined,
    before ? sql`${leads.createdAt} < ${before}` : undefined,
    olderThan(leads.createdAt, leads.id, cursor),
  )
}

export const newestLeadsFirst: SQL[] = [sql`${leads.createdAt} desc nulls last`, sql`${leads.id} desc nulls last`]
