import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, type AnyPgColumn, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { asciiDomain, belongsTo, createdAt, holds, id, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { ADMIN_ROLES } from '#platform/rights.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { plainEmail } from './columns.ts'

/**
 * `erased`: a student whose account was deleted; what others hold on to points at a row that tells nobody who it was.
 * `operator`: one of those who run the platform, as whom they are in the panel of this school while it lets them.
 */
export const ROLES = ['admin', 'student', 'erased', 'operator'] as const

/** Everyone with an account in a school; the same address in two schools is two people here. */
export const people = schoolTable(
  'people',
  {
    role: text({ enum: ROLES }).notNull(),
    /** what an admin may; null for students */
    adminRole: text({ enum: ADMIN_ROLES }),
    email: text().notNull(),
    name: text().notNull(),
    /** what lists of students look through: folding a hundred thousand found names took a second */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(name || ' ' || email)`),
    /** argon2id; null until an invited person chose a password */
    passwordHash: text(),
    /** address of a picture made by media */
    avatar: text(),
    /** null: the school's language */
    language: text({ enum: LANGUAGES }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('people_email').on(t.schoolId, sql`lower(${t.email})`),
    index('people_by_plain_email').on(t.schoolId, plainEmail(t.email)),
    index('people_by_role').on(t.schoolId, t.role, t.createdAt, t.id),
    oneOf('people_role', t.role, ROLES),
    oneOf('people_admin_role', t.adminRole, ADMIN_ROLES),
    check('people_admin_has_role', sql`(${t.role} = 'admin') = (${t.adminRole} is not null)`),
    check('people_operator_logs_in_elsewhere', sql`${t.role} <> 'operator' or ${t.passwordHash} is null`),
    asciiDomain('people_email_domain', t.email),
  ],
)

/** Who somebody was whose account was deleted, where the law makes a school keep what they bought. Read for its orders alone. */
export const keptIdentities = schoolTable(
  'kept_identities',
  {
    personId: holds(() => people.id),
    name: text().notNull(),
    email: text().notNull(),
    erasedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('kept_identities_one').on(t.personId)],
)

/**
 * An account that became one with another of the same person, under its old id: who that was to whoever sold to them then. Kept for as long
 * as an order was bought by it.
 */
export const mergedAccounts = schoolTable(
  'merged_accounts',
  {
    /** the account it is now */
    studentId: holds(() => people.id),
    name: text().notNull(),
    email: text().notNull(),
    mergedAt: moment().notNull(),
  },
  (t) => [index('merged_accounts_by_student').on(t.studentId, t.mergedAt, t.id)],
)

/** When an admin signed in as a student: the student is told, as long as they have their account. */
export const impersonations = schoolTable(
  'impersonations',
  {
    studentId: belongsTo(() => people.id),
    adminId: pointsTo(() => people.id),
    /** as it was then */
    adminName: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('impersonations_of_student').on(t.studentId, t.createdAt, t.id),
    index('impersonations_by_admin').on(t.adminId),
  ],
)

/** An owner's leave for those who run the platform to enter the panel. It is never prolonged, and once ended stays so. */
export const supportLeaves = schoolTable(
  'support_leaves',
  {
    grantedById: pointsTo(() => people.id),
    /** as it was then */
    grantedBy: text().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    index('support_leaves_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('support_leaves_one_open')
      .on(t.schoolId)
      .where(sql`ended_at is null`),
    index('support_leaves_by_granter').on(t.grantedById),
    check('support_leaves_a_week', sql`${t.expiresAt} <= ${t.createdAt} + interval '7 days'`),
  ],
)

/** Signed-in browsers. The id is the digest of what the cookie holds. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    /** where the browser has it, without a port: it opens nothing at the school's other addresses */
    host: text().notNull(),
    /** what the browser called itself when it signed in */
    userAgent: text(),
    /** where it was then, as ISO 3166-1 has it; the address itself is not kept */
    country: text(),
    createdAt: createdAt(),
    renewedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** of an admin who signed in as this student: the session of their own, without which this one opens nothing */
    openedFrom: text().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** of an operator: the leave that it goes with (`require_support_leave`) */
    supportLeaveId: uuid().references(() => supportLeaves.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('sessions_by_person').on(t.personId),
    index('sessions_by_expiry').on(t.expiresAt),
    uniqueIndex('sessions_one_opened_from').on(t.openedFrom),
    index('sessions_by_leave').on(t.supportLeaveId),
    check('sessions_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    onlyOwnSchool(),
  ],
)

/** Links sent by mail that let a person choose a new password, once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text().primaryKey(),
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('password_resets_by_person').on(t.personId), onlyOwnSchool()],
)

/** Links that carry a new admin, once and at once, from the platform's host to the school's, where sessions are apart. */
export const handovers = pgTable(
  'handovers',
  {
    id: text().primaryKey(),
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    expiresAt: moment().notNull(),
  },
  (t) => [index('handovers_by_person').on(t.personId), onlyOwnSchool()],
)

/** Those who run the installation. They belong to no school. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [asciiDomain('operators_email_domain', t.email)],
)

/** What holds for the whole installation: one row, or none while all is as usual. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    isOnly: boolean().primaryKey().default(true),
    /** new schools wait for an operator's leave */
    areSignUpsHeld: boolean().notNull().default(false),
    /** with which limits schools begin, each null where there is none */
    storageGigabytes: integer(),
    filmMinutes: integer(),
    mailsAMonth: integer(),
    /** counts their changes */
    limitsVersion: integer().notNull().default(1),
    /** counts the changes of what the platform takes of payments */
    feesVersion: integer().notNull().default(1),
  },
  (t) => [check('platform_settings_one', sql`${t.isOnly}`)],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: text().primaryKey(),
    operatorId: belongsTo(() => operators.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('operator_sessions_by_operator').on(t.operatorId)],
)
