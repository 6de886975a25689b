import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#platform/db/columns.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

/** Mails, each written once for its cause, then sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    schoolId: schoolId(),
    /** what it is about, so that the same cause is told once */
    cause: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    uniqueIndex('mails_once_per_cause').on(t.schoolId, t.cause),
    index('mails_by_time').on(t.schoolId, t.createdAt),
    onlyOwnSchool(),
  ],
)
