import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, GivenDay, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import * as limits from './vocabulary.ts'

const { AUDIENCES, INPUT_TYPES, OPTIONS_MAX, OPTION_MAX, QUESTION_TYPES, SHOWN_ON, SURVEY_STATES } = limits

const Title = oneLine().max(limits.QUESTION_MAX)
const Option = z.object({ label: Title, value: oneLine().min(1).max(OPTION_MAX) })
export type Option = z.output<typeof Option>

/** One question, or a separator between them (engagement §3). */
export const Question = z.object({
  id: Id,
  title: Title,
  type: z.enum(QUESTION_TYPES),
  inputType: z.enum(INPUT_TYPES).default('text'),
  placeholder: oneLine().max(limits.PLACEHOLDER_MAX).default(''),
  required: z.boolean().default(false),
  /** of a select or a checkbox, else empty */
  options: z.array(Option).max(OPTIONS_MAX).default([]),
})
export type Question = z.output<typeof Question>

/** What was typed, the value that was chosen, or the values that were ticked. */
const GivenAnswer = z.union([someLines().max(limits.TEXT_MAX), z.array(oneLine().max(OPTION_MAX)).max(OPTIONS_MAX)])
export type GivenAnswer = z.output<typeof GivenAnswer>
/** By the id of the question; questions that were left out are not there. */
export const Answers = z.record(z.string(), GivenAnswer)
export type Answers = z.output<typeof Answers>

const AskedQuestion = Question.extend({
  /** what this person has answered; empty before */
  value: GivenAnswer,
})

export const Survey = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  questions: z.array(AskedQuestion),
})
export type Survey = z.output<typeof Survey>

export const getSurvey = endpoint('POST /survey/:id', {
  summary: 'An open survey for whoever it is meant for, and when they responded; counted as displayed until then',
  access: 'anyone',
  refuses: [401, 403],
  answer: z.object({ survey: Survey, responded_at: Time.nullable() }),
})

export const submitSurvey = endpoint('POST /survey/submit', {
  summary: 'Respond to a survey, once: each student, or each visitor’s browser',
  access: 'anyone',
  changes: 'own',
  refuses: [401, 403, 409, 429],
  status: 201,
  body: z.object({ survey_id: Id, response: Answers }),
  answer: z.object({ responded_at: Time }),
})

const Course = z.object({ id: Id, title: z.string() })
export type Course = z.output<typeof Course>

export const SurveyRow = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(SURVEY_STATES),
  shown_on: z.enum(SHOWN_ON),
  course: Course.nullable(),
  audience: z.enum(AUDIENCES),
  displays_count: z.int(),
  responses_count: z.int(),
  created_at: Time,
})
export type SurveyRow = z.output<typeof SurveyRow>

/** A survey as its admin builds it. */
export const PanelSurvey = SurveyRow.extend({
  description: z.string(),
  questions: z.array(Question),
  /** taken out after they were answered */
  earlier_questions: z.array(Question),
  /** it has responses: what was asked keeps its words, kind and options */
  is_answered: z.boolean(),
})
export type PanelSurvey = z.output<typeof PanelSurvey>

const SurveyInput = z.object({
  title: oneLine().min(1).max(limits.TITLE_MAX),
  description: someLines().max(limits.DESCRIPTION_MAX).default(''),
  questions: z.array(Question).max(limits.QUESTIONS_MAX),
  shown_on: z.enum(SHOWN_ON),
  course_id: Id.nullable().default(null),
  audience: z.enum(AUDIENCES),
})
export type SurveyInput = z.output<typeof SurveyInput>

const OneSurvey = z.object({ survey: PanelSurvey })

export const listSurveys = endpoint('GET /json/home/surveys', {
  summary: 'The school’s surveys, newest first',
  access: 'admin',
  right: 'change-content',
  ...inPages(pageOf(SurveyRow)),
})

export const getPanelSurvey = endpoint('GET /json/home/surveys/:id', {
  summary: 'A survey to build on',
  access: 'admin',
  right: 'change-content',
  answer: OneSurvey,
})

export const storeSurvey = endpoint('POST /home/surveys', {
  summary: 'Draft a survey',
  access: 'admin',
  right: 'change-content',
  status: 201,
  body: SurveyInput,
  answer: OneSurvey,
})

export const updateSurvey = endpoint('PUT /home/surveys/:id', {
  summary: 'Change a survey; what has been answered keeps its meaning',
  access: 'admin',
  right: 'change-content',
  over: writesOver(
    getPanelSurvey,
    ['title', 'description', 'questions', 'shown_on', 'course', 'audience'],
    ({ survey }) => survey,
  ),
  body: SurveyInput.extend({ seen: Seen }),
  answer: OneSurvey,
})

export const openSurvey = endpoint('POST /home/surveys/:id/open', {
  summary: 'Show a survey from now on',
  access: 'admin',
  right: 'change-content',
  answer: OneSurvey,
})

export const closeSurvey = endpoint('POST /home/surveys/:id/close', {
  summary: 'Show a survey no longer; its responses stay',
  access: 'admin',
  right: 'change-content',
  answer: OneSurvey,
})

export const deleteSurvey = endpoint('DELETE /home/surveys/:id', {
  summary: 'Delete a survey and its responses',
  access: 'admin',
  right: 'change-content',
  answer: Done,
})

/** Days of the school, both included. */
const Period = z.object({ from: GivenDay.optional(), until: GivenDay.optional() })
export type Period = z.output<typeof Period>

export const SurveyResponse = z.object({
  id: Id,
  responded_at: Time,
  /** null for a visitor */
  student: z.object({ id: Id, name: z.string() }).nullable(),
  answers: Answers,
})
export type SurveyResponse = z.output<typeof SurveyResponse>

export const listResponses = endpoint('GET /json/home/surveys/:id/responses', {
  summary: 'The responses to a survey, newest first',
  access: 'admin',
  right: 'change-content',
  query: Period.extend({ cursor: Cursor }),
  answer: pageOf(SurveyResponse),
})

const StudentResponse = z.object({
  id: Id,
  survey: z.object({ id: Id, title: z.string() }),
  responded_at: Time,
  /** in the order of the questions, those that were answered */
  answers: z.array(z.object({ question: z.string(), words: z.string() })),
})
export type StudentResponse = z.output<typeof StudentResponse>

const StudentResponses = pageOf(StudentResponse)
export type StudentResponses = z.output<typeof StudentResponses>

export const listStudentResponses = endpoint('GET /json/home/students/:id/responses', {
  summary: 'What a student answered to surveys, newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(StudentResponses),
})

/** What somebody wrote, under the id of their response. */
const TextPage = pageOf(z.object({ id: Id, words: z.string() }))
export type TextPage = z.output<typeof TextPage>

const QuestionResult = Question.pick({ id: true, title: true, type: true, inputType: true }).extend({
  /** no longer asked */
  is_earlier: z.boolean(),
  answers_count: z.int(),
  /** how often each option was chosen, in the order of the options */
  choices: z.array(z.object({ label: z.string(), value: z.string(), count: z.int() })),
  /** of numbers, else null */
  figures: z.object({ average: z.number(), lowest: z.number(), highest: z.number() }).nullable(),
  /** the latest of what was written */
  texts: TextPage,
})
export type QuestionResult = z.output<typeof QuestionResult>

export const getResults = endpoint('GET /json/home/surveys/:id/results', {
  summary: 'What a survey found out, question by question',
  access: 'admin',
  right: 'change-content',
  query: Period,
  answer: z.object({ displays_count: z.int(), responses_count: z.int(), questions: z.array(QuestionResult) }),
})

export const readResults = endpoint('POST /home/surveys/:id/read', {
  summary: 'What a survey found out so far was read: it waits for nobody until somebody responds again',
  access: 'admin',
  right: 'change-content',
  changes: 'own',
  audit: 'never',
  answer: Done,
})

export const listTexts = endpoint('GET /json/home/surveys/:id/texts', {
  summary: 'What was written in answer to one question, newest first',
  access: 'admin',
  right: 'change-content',
  query: Period.extend({ question: z.string().max(36), cursor: Cursor }),
  answer: TextPage,
})

export const exportResponses = endpoint('GET /home/surveys/:id/export', {
  summary: 'All responses as a CSV file, oldest first; once a minute',
  access: 'admin',
  right: 'take-responses',
  refuses: [429],
  audit: 'always',
  query: Period,
  answer: z.string(),
  type: 'text/csv',
})
