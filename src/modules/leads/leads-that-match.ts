import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { olderThan, readCursor } from '#platform/db/paging.ts'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import type { LeadFilter } from './contract.ts'
import { leads } from './tables.ts'

interface Part {
  cursor?: string | undefined
  /** all, when left out */
  most?: number
}

/** Words are found by `find_leads` (migrations): under row-level security PostgreSQL uses no trigram index. */
export function leadsThatMatch(
  { school: { timeZone } }: Pick<Ctx, 'school'>,
  { q, form_id: formId, state, from, until }: LeadFilter,
  { cursor, most }: Part,
): SQL | undefined {
  const since = from && startOfDay(from, timeZone).toISOString()
  const before = until && new Date(endOfDay(until, timeZone).getTime() + 1).toISOString()
  const last = cursor ? readCursor(cursor) : undefined
  const found =
    q &&
    sql`select find_leads(
      ${q}, ${formId ?? null}, ${since ?? null}, ${before ?? null}, ${state === undefined ? null : state === 'handled'},
      ${last?.createdAt.toISOString() ?? null}, ${last?.id ?? null}, ${most ?? null}
    )`
  return and(
    found ? sql`${leads.id} in (${found})` : undefined,
    formId === undefined ? undefined : eq(leads.formId, formId),
    state && (state === 'handled' ? isNotNull(leads.handledAt) : isNull(leads.handledAt)),
    since ? sql`${leads.createdAt} >= ${since}` : undefined,
    before ? sql`${leads.createdAt} < ${before}` : undefined,
    olderThan(leads.createdAt, leads.id, cursor),
  )
}

export const newestLeadsFirst: SQL[] = [sql`${leads.createdAt} desc nulls last`, sql`${leads.id} desc nulls last`]
