import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { OUTCOMES, REPORT_REASONS, WRITING_KINDS } from './vocabulary.ts'

const student = () => belongsTo(() => people.id)
const admin = () => pointsTo(() => people.id)

/** Who may not write, why, by whom and until when; null: until an admin ends it. */
export const mutes = schoolTable(
  'mutes',
  {
    studentId: student(),
    reason: text().notNull(),
    mutedById: admin(),
    createdAt: createdAt(),
    until: moment(),
    endedAt: moment(),
    endedById: admin(),
  },
  (t) => [
    index('mutes_by_student').on(t.studentId, t.createdAt),
    uniqueIndex('mutes_one_open')
      .on(t.studentId)
      .where(sql`ended_at is null`),
    index('mutes_by_admin').on(t.mutedById),
    index('mutes_by_ender').on(t.endedById),
  ],
)

/** How much a student wrote in the current window, and how much of all they wrote was ever shown. */
export const writingCounts = pgTable(
  'writing_counts',
  {
    schoolId: schoolId(),
    studentId: student(),
    kind: text({ enum: WRITING_KINDS }).notNull(),
    used: integer().notNull(),
    windowEndsAt: moment().notNull(),
    shownCount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.kind] }),
    oneOf('writing_counts_kind', t.kind, WRITING_KINDS),
    onlyOwnSchool(),
  ],
)

/** An item that waits for an admin: it is held, or reported, or both. One open case for an item. */
export const cases = schoolTable(
  'moderation_cases',
  {
    itemType: text().notNull(),
    itemId: uuid().notNull(),
    authorId: student(),
    /** an admin wrote the item: somebody else has to judge it */
    byAdmin: boolean().notNull().default(false),
    isHeld: boolean().notNull(),
    /** an admin held it who had seen it shown: it was counted and told of before */
    wasShown: boolean().notNull().default(false),
    reportsCount: integer().notNull().default(0),
    createdAt: createdAt(),
    closedAt: moment(),
    closedById: admin(),
    outcome: text({ enum: OUTCOMES }),
  },
  (t) => [
    uniqueIndex('moderation_cases_one_open')
      .on(t.itemId, t.itemType)
      .where(sql`closed_at is null`),
    index('moderation_cases_waiting')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`closed_at is null`),
    index('moderation_cases_of_admins')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`closed_at is null and by_admin`),
    index('moderation_cases_by_author').on(t.authorId),
    index('moderation_cases_by_closer').on(t.closedById),
    check('moderation_cases_was_shown', sql`${t.isHeld} or not ${t.wasShown}`),
    check('moderation_cases_closed', sql`(${t.closedAt} is null) = (${t.outcome} is null)`),
  ],
)

/** What someone has against an item: one for each reporter and case. */
export const reports = schoolTable(
  'reports',
  {
    caseId: belongsTo(() => cases.id),
    reporterId: student(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_one_per_reporter').on(t.caseId, t.reporterId),
    index('reports_by_reporter').on(t.reporterId),
    oneOf('reports_reason', t.reason, REPORT_REASONS),
  ],
)

/** What an admin did: one row for each call that changed something. Nobody changes these rows. */
export const auditEntries = schoolTable(
  'audit_entries',
  {
    adminId: admin(),
    /** the call: `DELETE /comments/:id` */
    deed: text().notNull(),
    /** the module whose call it is */
    area: text().notNull(),
    /** what it was done to, in a few words of its own */
    subject: text(),
    /** path of the page it is seen on */
    url: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('audit_entries_by_age').on(t.createdAt),
    index('audit_entries_by_area').on(t.schoolId, t.area, t.createdAt.desc(), t.id.desc()),
    index('audit_entries_by_admin').on(t.adminId, t.createdAt.desc(), t.id.desc()),
  ],
)
