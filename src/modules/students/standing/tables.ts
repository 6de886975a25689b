import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { belongsTo, moment } from '#platform/db/columns.ts'

/** By what lists of students are ordered; kept by the database as the student has it (`place_student`). */
export const places = {
  joinedAt: moment()
    .notNull()
    .default(sql`now()`),
  /** folded */
  nameKey: text().notNull().default(''),
}

/**
 * When each student was here last, and whether they agreed to letters; one row for each, also of who never was. Written by the database
 * (`note_visit`, `note_consent`, `place_student`).
 */
export const studentVisits = pgTable(
  'student_visits',
  {
    schoolId: schoolId(),
    studentId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** to about an hour; null of who never logged in */
    lastSeenAt: moment(),
    /** whether a lead of their address agreed in its form */
    hasConsent: boolean().notNull().default(false),
    ...places,
  },
  (t) => [
    index('student_visits_by_joining').on(t.schoolId, t.joinedAt, t.studentId, t.lastSeenAt),
    index('student_visits_by_name').on(t.schoolId, sql`${t.nameKey} collate "C"`, t.studentId, t.lastSeenAt),
    index('student_visits_by_consent_and_joining').on(t.schoolId, t.hasConsent, t.joinedAt, t.studentId, t.lastSeenAt),
    index('student_visits_by_consent_and_name').on(
      t.schoolId,
      t.hasConsent,
      sql`${t.nameKey} collate "C"`,
      t.studentId,
      t.lastSeenAt,
    ),
    index('student_visits_by_time').on(t.schoolId, t.lastSeenAt, t.joinedAt, t.studentId, t.nameKey),
    onlyOwnSchool(),
  ],
)

/** What each student paid, less what went back, in each currency. Written by the database (`count_spending`). */
export const studentSpending = pgTable(
  'student_spending',
  {
    schoolId: schoolId(),
    studentId: belongsTo(() => people.id),
    currency: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    ...places,
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.currency] }),
    index('student_spending_by_amount').on(t.schoolId, t.currency, t.amount, t.joinedAt, t.studentId, t.nameKey),
    index('student_spending_by_joining').on(t.schoolId, t.currency, t.joinedAt, t.studentId, t.amount),
    index('student_spending_by_name').on(t.schoolId, t.currency, sql`${t.nameKey} collate "C"`, t.studentId, t.amount),
    onlyOwnSchool(),
  ],
)
