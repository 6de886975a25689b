import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { asciiDomain, belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { products } from '#modules/catalog/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import type { FormField } from '#modules/fields/contract.ts'
import type { GivenAnswer, HiddenField } from './contract.ts'
import { COURSE_PAGES } from './vocabulary.ts'

export const leadForms = schoolTable(
  'lead_forms',
  {
    name: text().notNull(),
    /** of the page that the form stands on elsewhere; on the school's own pages it is the reader's */
    language: text({ enum: LANGUAGES }).notNull(),
    header: text().notNull(),
    fields: jsonb().$type<FormField[]>().notNull(),
    hiddenFields: jsonb().$type<HiddenField[]>().notNull(),
    /** empty texts stand for the defaults in the reader's language */
    buttonText: text().notNull().default(''),
    consentText: text().notNull().default(''),
    /** grows with each change of the consent's wording */
    consentVersion: integer().notNull().default(1),
    successHeader: text().notNull().default(''),
    successText: text().notNull().default(''),
    redirectUrl: text().notNull().default(''),
    isOnHome: boolean().notNull().default(false),
    onCourses: text({ enum: COURSE_PAGES }).notNull().default('none'),
    leadsCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('lead_forms_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('lead_forms_language', t.language, LANGUAGES),
    oneOf('lead_forms_on_courses', t.onCourses, COURSE_PAGES),
  ],
)

/** The course pages a form was placed on one by one. */
export const leadFormCourses = pgTable(
  'lead_form_courses',
  {
    schoolId: schoolId(),
    formId: belongsTo(() => leadForms.id),
    courseId: belongsTo(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.formId, t.courseId] }),
    index('lead_form_courses_by_course').on(t.courseId),
    onlyOwnSchool(),
  ],
)

export const leads = schoolTable(
  'leads',
  {
    /** null once the form is gone; the lead stays, under the form's name */
    formId: pointsTo(() => leadForms.id),
    formName: text().notNull(),
    name: text().notNull().default(''),
    email: text().notNull(),
    answers: jsonb().$type<GivenAnswer[]>().notNull(),
    utm: jsonb().$type<Record<string, string>>().notNull(),
    /** the wording that was agreed to; all three empty where the form asks for no consent */
    consentText: text(),
    consentVersion: integer(),
    consentedAt: moment(),
    language: text({ enum: LANGUAGES }).notNull(),
    signUpsCount: integer().notNull().default(1),
    /** when an admin said that nothing is left to do about it; signing up again takes that back */
    handledAt: moment(),
    /** name and address, folded */
    searchText: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('leads_one_per_form').on(t.formId, sql`lower(${t.email})`),
    index('leads_consented')
      .on(t.schoolId, sql`lower(${t.email})`)
      .where(sql`consented_at is not null`),
    index('leads_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('leads_unhandled')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`handled_at is null`),
    index('leads_by_form').on(t.schoolId, t.formId, t.createdAt.desc(), t.id.desc()),
    oneOf('leads_language', t.language, LANGUAGES),
    asciiDomain('leads_email_domain', t.email),
  ],
)
