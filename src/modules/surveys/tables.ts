import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import type { Answers, Question } from './contract.ts'
import { AUDIENCES, SHOWN_ON } from './vocabulary.ts'

export const surveys = schoolTable(
  'surveys',
  {
    title: text().notNull(),
    description: text().notNull().default(''),
    questions: jsonb().$type<Question[]>().notNull(),
    /** taken out after they were answered: what was answered stays readable */
    earlierQuestions: jsonb().$type<Question[]>().notNull().default([]),
    shownOn: text({ enum: SHOWN_ON }).notNull(),
    /** of `one_course`; a survey whose course is gone is shown nowhere */
    courseId: pointsTo(() => products.id),
    audience: text({ enum: AUDIENCES }).notNull(),
    openedAt: moment(),
    closedAt: moment(),
    displaysCount: integer().notNull().default(0),
    responsesCount: integer().notNull().default(0),
    /** of the responses, as many as there were when an admin last read what it found out */
    readCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('surveys_of_school').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('surveys_by_course').on(t.courseId),
    index('surveys_open')
      .on(t.schoolId, t.openedAt)
      .where(sql`opened_at is not null and closed_at is null`),
    check('surveys_closed_after_opened', sql`${t.closedAt} is null or ${t.openedAt} is not null`),
    oneOf('surveys_shown_on', t.shownOn, SHOWN_ON),
    oneOf('surveys_audience', t.audience, AUDIENCES),
  ],
)

/** How often a survey was displayed on each day. */
export const surveyDisplays = pgTable(
  'survey_displays',
  {
    surveyId: belongsTo(() => surveys.id),
    schoolId: schoolId(),
    displayedOn: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.surveyId, t.displayedOn] }), onlyOwnSchool()],
)

export const surveyResponses = schoolTable(
  'survey_responses',
  {
    surveyId: belongsTo(() => surveys.id),
    /** null for visitors, who are known by their browser only, and for students who are gone */
    studentId: pointsTo(() => people.id),
    browser: text(),
    /** by the id of the question */
    answers: jsonb().$type<Answers>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('survey_responses_one_per_student').on(t.surveyId, t.studentId),
    uniqueIndex('survey_responses_one_per_browser').on(t.surveyId, t.browser),
    index('survey_responses_newest').on(t.surveyId, t.createdAt.desc(), t.id.desc()),
    index('survey_responses_by_student').on(t.studentId),
  ],
)
