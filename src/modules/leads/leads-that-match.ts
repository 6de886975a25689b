import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { LeadFilter } from './contract.ts'
import { leads } from './tables.ts'

/** Days are those of the school's calendar. */
const ZONE = 'Europe/Warsaw'

export const leadsThatMatch = ({ q, form_id: formId, from, until }: LeadFilter): SQL | undefined =>
  and(
    formId === undefined ? undefined : eq(leads.formId, formId),
    q ? sql`${leads.searchText} like '%' || fold(${q.replace(/[\\%_]/g, '\\$&')}) || '%'` : undefined,
    from ? sql`${leads.createdAt} >= ${from}::date::timestamp at time zone ${ZONE}` : undefined,
    until ? sql`${leads.createdAt} < (${until}::date + 1)::timestamp at time zone ${ZONE}` : undefined,
  )

export const newestLeadsFirst: SQL[] = [sql`${leads.createdAt} desc nulls last`, sql`${leads.id} desc nulls last`]
