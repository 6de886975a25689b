import { sql, type SQL } from 'drizzle-orm'
import { newId } from '#platform/ids.ts'

/** For each thing that is copied, the id of its copy. */
export type CopiedIds = Map<string, string>

export const copiedIds = (rows: { id: string }[]): CopiedIds => new Map(rows.map(({ id }) => [id, newId()]))

/** SQL: the same as rows of `old_id` and `new_id`. */
export const asRows = (ids: CopiedIds): SQL =>
  sql`unnest(${sql.param([...ids.keys()])}::uuid[], ${sql.param([...ids.values()])}::uuid[])`
