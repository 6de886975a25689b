import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, onlyOwnSchool } from './columns.ts'

/** What happened, in the order it did. */
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

/** What happened and is still to be reacted to. Deleted by whoever does, in the transaction that holds it meanwhile. */
export const pendingEvents = pgTable('pending_events', { eventId: uuid().primaryKey() })

/** What belongs into the counter of a row that somebody else was counting on just then. */
export const uncounted = pgTable(
  'uncounted',
  {
    id: id(),
    schoolId: uuid()
      .notNull()
      .default(sql`current_setting('app.school_id')::uuid`),
    rowId: uuid().notNull(),
    /** the name of its column */
    counter: text().notNull(),
    by: integer().notNull(),
  },
  (t) => [index('uncounted_by_row').on(t.rowId), onlyOwnSchool()],
)

/** How often a key was used in its current window; shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  used: integer().notNull(),
  windowEndsAt: moment().notNull(),
})
