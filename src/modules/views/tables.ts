import { sql } from 'drizzle-orm'
import { check, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'

/** What an admin looks for again and again in a list, by a name of their own. */
export const listViews = schoolTable(
  'list_views',
  {
    personId: belongsTo(() => people.id),
    /** its path below /home */
    list: text().notNull(),
    name: text().notNull(),
    /** what its address asks, without the question mark */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('list_views_one_of_a_name').on(t.personId, t.list, t.name),
    check('list_views_name', sql`length(${t.name}) between 1 and 60`),
    check('list_views_query', sql`length(${t.query}) between 1 and 1000`),
  ],
)

/** Which columns of a list an admin does without; no row: none. */
export const hiddenColumns = schoolTable(
  'hidden_columns',
  {
    personId: belongsTo(() => people.id),
    list: text().notNull(),
    columns: text().array().notNull(),
  },
  (t) => [
    unique('hidden_columns_once').on(t.personId, t.list),
    check('hidden_columns_some', sql`cardinality(${t.columns}) between 1 and 30`),
  ],
)
