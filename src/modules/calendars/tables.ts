import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { belongsTo, createdAt } from '#platform/db/columns.ts'

/** The address by which somebody's calendar reads what they have ahead. It was shown once; its digest is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    personId: belongsTo(() => people.id).primaryKey(),
    schoolId: schoolId(),
    tokenDigest: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenDigest), onlyOwnSchool()],
)
