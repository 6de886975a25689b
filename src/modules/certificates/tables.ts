import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import type { JsonWebKey } from 'node:crypto'
import type { Language } from '#platform/i18n/language.ts'
import { LAYOUTS, LOGOS, REVOKED_FOR, type TemplateWord, WAYS } from './vocabulary.ts'

/** Whether a course gives certificates, and for what. How much of it has to be completed is its goal, which `learning` keeps. */
export const certificateRules = pgTable(
  'certificate_rules',
  {
    courseId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    isOn: boolean().notNull(),
    way: text({ enum: WAYS }).notNull(),
    /** counts its changes */
    version: integer().notNull().default(1),
    changedAt: moment().notNull(),
  },
  (t) => [oneOf('certificate_rules_way', t.way, WAYS), onlyOwnSchool()],
)

export type WordsOfTemplate = Record<TemplateWord, string>

/** How certificates look: those of a school, or of one course that has its own. Where there is none they look as usual. */
export const certificateTemplates = schoolTable(
  'certificate_templates',
  {
    /** null: of all courses without one */
    courseId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    layout: text({ enum: LAYOUTS }).notNull(),
    /** empty: the school's */
    color: text().notNull(),
    logo: text({ enum: LOGOS }).notNull(),
    logoId: pointsTo(() => images.id),
    signatureId: pointsTo(() => images.id),
    signer: text().notNull(),
    words: jsonb().$type<Record<Language, WordsOfTemplate>>().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    unique('certificate_templates_once').on(t.schoolId, t.courseId).nullsNotDistinct(),
    index('certificate_templates_by_course').on(t.courseId),
    index('certificate_templates_by_logo').on(t.logoId),
    index('certificate_templates_by_signature').on(t.signatureId),
    oneOf('certificate_templates_layout', t.layout, LAYOUTS),
    oneOf('certificate_templates_logo', t.logo, LOGOS),
  ],
)

/** What somebody earned; of a course one for each person. It goes with their account, and stays without its course. */
export const certificates = schoolTable(
  'certificates',
  {
    /** by which anybody finds it */
    code: text().notNull(),
    personId: belongsTo(() => people.id),
    courseId: pointsTo(() => products.id),
    nameAsIssued: text().notNull(),
    courseTitle: text().notNull(),
    way: text({ enum: WAYS }).notNull(),
    /** of the rule that it was earned by */
    ruleVersion: integer().notNull(),
    createdAt: createdAt(),
    /** counts under how many names it was issued, the corrected ones after another */
    issue: integer().notNull().default(1),
    /** when its name was last corrected */
    renamedAt: moment(),
    revokedAt: moment(),
    revokedFor: text({ enum: REVOKED_FOR }),
    reason: text().notNull().default(''),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(name_as_issued || ' ' || course_title || ' ' || code)`),
  },
  (t) => [
    uniqueIndex('certificates_code').on(t.code),
    uniqueIndex('certificates_once').on(t.personId, t.courseId),
    index('certificates_in_time').on(t.schoolId, t.createdAt, t.id),
    index('certificates_by_course').on(t.courseId, t.createdAt, t.id),
    index('certificates_by_person').on(t.personId, t.createdAt, t.id),
    oneOf('certificates_way', t.way, WAYS),
    oneOf('certificates_revoked_for', t.revokedFor, REVOKED_FOR),
    check('certificates_revoked', sql`(${t.revokedAt} is null) = (${t.revokedFor} is null)`),
  ],
)

/** What a school signs its credentials with; only the public part of it can be read here. */
export const issuerKeys = schoolTable(
  'issuer_keys',
  {
    /** its thumbprint, which names it in addresses */
    keyId: text().notNull(),
    publicKey: jsonb().$type<JsonWebKey>().notNull(),
    sealedKey: text().notNull(),
    keyVersion: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('issuer_keys_once').on(t.schoolId), index('issuer_keys_by_version').on(t.keyVersion, t.id)],
)
export type IssuerKey = typeof issuerKeys.$inferSelect

export type CertificateRow = typeof certificates.$inferSelect
