import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, onlyOwnSchool } from './columns.ts'

/** What happened, in the order it did: the record behind every job of the `domain-events` queue. */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: uuid().primaryKey(),
    schoolId: uuid().notNull(),
    name: text().notNull(),
    occurredAt: moment().notNull(),
    payload: jsonb().notNull(),
  },
  (t) => [
    index('domain_events_by_school').on(t.schoolId, t.occurredAt),
    index('domain_events_by_time').on(t.occurredAt),
    onlyOwnSchool(),
  ],
)

/** How often a key was used in its current window; shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  used: integer().notNull(),
  windowEndsAt: moment().notNull(),
})
