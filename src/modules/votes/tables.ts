import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { belongsTo, createdAt } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

/** One row for a voter and an item, whatever the race. */
export const votes = pgTable(
  'votes',
  {
    schoolId: schoolId(),
    votableType: text().notNull(),
    votableId: uuid().notNull(),
    voterId: belongsTo(() => people.id),
    value: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.votableId, t.voterId, t.votableType] }),
    index('votes_by_voter').on(t.voterId),
    check('votes_value', sql`${t.value} in (1, -1)`),
    onlyOwnSchool(),
  ],
)
