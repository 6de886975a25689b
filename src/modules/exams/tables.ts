import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Given, Question } from '#modules/questions/contract.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { ATTEMPT_STATES } from './vocabulary.ts'

/** The exam of a lecture: by passing it alone the lecture is completed, while it is on. */
export const exams = schoolTable(
  'exams',
  {
    lectureId: belongsTo(() => lectures.id),
    courseId: belongsTo(() => products.id),
    isOn: boolean().notNull().default(false),
    passingPercent: integer().notNull(),
    /** null: any number */
    attemptsMax: integer(),
    /** between two attempts of one person */
    waitMinutes: integer().notNull(),
    /** null: as long as they like */
    timeLimitMinutes: integer(),
    /** whether questions and answers come in another order each time */
    isShuffled: boolean().notNull(),
    /** whether what is right is shown after each attempt, and not only once it is passed or the last is used */
    isSolvedEachTime: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('exams_of_lecture').on(t.lectureId),
    index('exams_of_course').on(t.courseId),
    check('exams_passing_percent', sql`${t.passingPercent} between 1 and 100`),
    check('exams_attempts_max', sql`${t.attemptsMax} > 0`),
    check('exams_wait', sql`${t.waitMinutes} >= 0`),
    check('exams_time_limit', sql`${t.timeLimitMinutes} > 0`),
  ],
)

/** Questions of one kind, of which so many are drawn for each attempt. */
export const examBanks = schoolTable(
  'exam_banks',
  {
    examId: belongsTo(() => exams.id),
    title: text().notNull(),
    /** null: all of them */
    draws: integer(),
    position: integer().notNull(),
    /** seen no longer; it stays for the attempts that drew of it */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('exam_banks_of_exam').on(t.examId, t.position, t.id), check('exam_banks_draws', sql`${t.draws} > 0`)],
)

export const examQuestions = schoolTable(
  'exam_questions',
  {
    bankId: belongsTo(() => examBanks.id),
    position: integer().notNull(),
    /** no attempt that begins later is asked it; it can be put back */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('exam_questions_of_bank').on(t.bankId, t.position, t.id)],
)

/** What a question asks. A change of it is another version: what somebody was asked stays as it was. */
export const questionVersions = schoolTable(
  'question_versions',
  {
    questionId: belongsTo(() => examQuestions.id),
    number: integer().notNull(),
    content: jsonb().$type<Question>().notNull(),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('question_versions_number').on(t.questionId, t.number),
    check('question_versions_points', sql`${t.points} > 0`),
  ],
)

export const examAttempts = schoolTable(
  'exam_attempts',
  {
    examId: belongsTo(() => exams.id),
    personId: belongsTo(() => people.id),
    /** of those of one person, from 1 */
    number: integer().notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull().default('open'),
    /** as it was asked when it began */
    passingPercent: integer().notNull(),
    startedAt: moment().notNull(),
    deadlineAt: moment(),
    closedAt: moment(),
    pointsMax: integer().notNull(),
    /** null until all is judged: with answers that somebody has to read, it is closed and being graded */
    points: integer(),
    isPassed: boolean(),
  },
  (t) => [
    uniqueIndex('exam_attempts_number').on(t.examId, t.personId, t.number),
    uniqueIndex('exam_attempts_open')
      .on(t.examId, t.personId)
      .where(sql`state = 'open'`),
    index('exam_attempts_in_time').on(t.examId, t.startedAt, t.id),
    index('exam_attempts_of_person').on(t.personId),
    index('exam_attempts_to_close')
      .on(t.deadlineAt)
      .where(sql`state = 'open'`),
    oneOf('exam_attempts_state', t.state, ATTEMPT_STATES),
    check('exam_attempts_closed', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    check('exam_attempts_judged', sql`(${t.points} is null) = (${t.isPassed} is null)`),
    check('exam_attempts_open', sql`${t.state} <> 'open' or ${t.points} is null`),
    check('exam_attempts_passed', sql`${t.isPassed} = (${t.points} * 100 >= ${t.passingPercent} * ${t.pointsMax})`),
  ],
)

/** What an attempt asks, in order, and what was answered until now. */
export const attemptAnswers = schoolTable(
  'attempt_answers',
  {
    attemptId: belongsTo(() => examAttempts.id),
    position: integer().notNull(),
    /** holds it, but goes with it where a whole exam goes */
    versionId: uuid()
      .notNull()
      .references(() => questionVersions.id),
    /** in which order its answers are shown, by their places */
    shownOrder: integer().array().notNull(),
    given: jsonb().$type<Given>(),
    keptAt: moment(),
    /** null until it is judged */
    points: integer(),
    /** since when somebody has to read it, null otherwise */
    awaitsSince: moment(),
  },
  (t) => [
    uniqueIndex('attempt_answers_in_order').on(t.attemptId, t.position),
    index('attempt_answers_of_version').on(t.versionId),
    index('attempt_answers_to_grade')
      .on(t.schoolId, t.awaitsSince, t.id)
      .where(sql`awaits_since is not null`),
    check('attempt_answers_points', sql`${t.points} >= 0`),
    check('attempt_answers_awaits', sql`${t.awaitsSince} is null or ${t.points} is null`),
  ],
)

/** What somebody who read an answer gave for it. Never changed: who thinks otherwise later adds another, and says why. */
export const answerGrades = schoolTable(
  'answer_grades',
  {
    answerId: belongsTo(() => attemptAnswers.id),
    /** of those of one answer, from 1; the last counts */
    number: integer().notNull(),
    points: integer().notNull(),
    /** told to whoever answered */
    feedback: text().notNull(),
    /** why it is not as it was graded before; empty of the first */
    reason: text().notNull(),
    graderId: pointsTo(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('answer_grades_number').on(t.answerId, t.number),
    index('answer_grades_of_grader').on(t.graderId),
    check('answer_grades_points', sql`${t.points} >= 0`),
    check('answer_grades_reason', sql`(${t.number} = 1) = (${t.reason} = '')`),
  ],
)

export type ExamRecord = typeof exams.$inferSelect
export type AttemptRecord = typeof examAttempts.$inferSelect
