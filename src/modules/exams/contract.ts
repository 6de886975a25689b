import { z } from 'zod'
import { AskedQuestion, Given, Question, Solution } from '#modules/questions/contract.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import {
  ATTEMPT_STATES,
  ATTEMPTS_MOST,
  BANK_TITLE_MAX,
  POINTS_MAX,
  QUESTIONS_MAX,
  TIME_LIMIT_MAX,
  WAIT_MAX,
} from './vocabulary.ts'

const ExamRules = z.object({
  /** asked of who is to pass, of all points */
  passing_percent: z.int().min(1).max(100),
  attempts_max: z.int().min(1).max(ATTEMPTS_MOST).nullable(),
  wait_minutes: z.int().min(0).max(WAIT_MAX),
  time_limit_minutes: z.int().min(1).max(TIME_LIMIT_MAX).nullable(),
})

const ExamSettings = ExamRules.extend({
  is_on: z.boolean(),
  is_shuffled: z.boolean(),
  /** what is right is shown after each attempt; otherwise once it is passed, or no attempt is left */
  is_solved_each_time: z.boolean(),
})
export type ExamSettings = z.output<typeof ExamSettings>

export const ExamQuestion = z.object({
  id: Id,
  bank_id: Id,
  question: Question,
  points: z.int(),
  /** how often it was changed, from 1 */
  version: z.int(),
})
export type ExamQuestion = z.output<typeof ExamQuestion>

export const ExamBank = z.object({
  id: Id,
  /** empty while it is the only one and nobody named it */
  title: z.string(),
  /** null: all of them */
  draws: z.int().nullable(),
  questions: z.array(ExamQuestion),
})
export type ExamBank = z.output<typeof ExamBank>

export const EditedExam = z.object({
  settings: ExamSettings,
  banks: z.array(ExamBank),
  lecture_title: z.string(),
})
export type EditedExam = z.output<typeof EditedExam>

export const EXAM_PATH = '/home/courses/:courseId/lectures/:lectureId/exam'
const edits = { access: 'admin', right: 'change-products' } as const
export const seesAttempts = { access: 'admin', right: 'see-attempts' } as const
const sees = { access: 'admin', right: 'see-products' } as const
const BankDraft = z.object({
  title: oneLine().max(BANK_TITLE_MAX),
  draws: z.int().min(1).max(QUESTIONS_MAX).nullable(),
})
const QuestionDraft = z.object({ question: Question, points: z.int().min(1).max(POINTS_MAX) })

export const getExam = endpoint(`GET /json${EXAM_PATH}`, {
  summary: 'The exam of a lecture to edit; as it would begin, where there is none yet',
  ...sees,
  answer: EditedExam,
})

export const changeExam = endpoint(`PUT ${EXAM_PATH}`, {
  summary: 'Switch the exam of a lecture on or off, and say how it is passed; what has begun goes on as it began',
  ...edits,
  over: writesOver(getExam, ['settings']),
  body: ExamSettings.extend({ seen: Seen }),
  answer: EditedExam,
})

export const storeBank = endpoint(`POST ${EXAM_PATH}/banks`, {
  summary: 'Add a bank of questions to the exam of a lecture, of which so many are drawn for each attempt',
  ...edits,
  refuses: [409],
  body: BankDraft,
  status: 201,
  answer: EditedExam,
})

export const updateBank = endpoint(`PUT ${EXAM_PATH}/banks/:bankId`, {
  summary: 'Change a bank of questions',
  ...edits,
  over: writesOver(getExam, ['title', 'draws'], ({ banks }, { bankId }) => banks.find(({ id }) => id === bankId)),
  body: BankDraft.extend({ seen: Seen }),
  answer: EditedExam,
})

export const deleteBank = endpoint(`DELETE ${EXAM_PATH}/banks/:bankId`, {
  summary: 'Delete a bank that holds no question any more',
  ...edits,
  refuses: [409],
  answer: EditedExam,
})

export const storeQuestion = endpoint(`POST ${EXAM_PATH}/questions`, {
  summary: 'Add a question to a bank, at its end or behind another question',
  ...edits,
  refuses: [409],
  body: QuestionDraft.extend({ bank_id: Id.nullable(), behind_question_id: Id.nullable().default(null) }),
  status: 201,
  answer: EditedExam,
})

export const updateQuestion = endpoint(`PUT ${EXAM_PATH}/questions/:questionId`, {
  summary: 'Change a question: attempts that begin from now on are asked it so',
  ...edits,
  over: writesOver(getExam, ['question', 'points'], ({ banks }, { questionId }) =>
    banks.flatMap(({ questions }) => questions).find(({ id }) => id === questionId),
  ),
  body: QuestionDraft.extend({ seen: Seen }),
  answer: EditedExam,
})

export const removeQuestion = endpoint(`DELETE ${EXAM_PATH}/questions/:questionId`, {
  summary: 'Take a question out of an exam; attempts that were asked it keep it',
  ...edits,
  answer: EditedExam,
})

export const restoreQuestion = endpoint(`POST ${EXAM_PATH}/questions/:questionId/restore`, {
  summary: 'Put a question back that was taken out of an exam',
  ...edits,
  refuses: [409],
  answer: EditedExam,
})

export const orderQuestions = endpoint(`PUT ${EXAM_PATH}/banks/:bankId/order`, {
  summary: 'Put questions in this order in a bank, those of other banks of the exam moving in',
  ...edits,
  body: z.object({ ids: z.array(Id).min(1).max(QUESTIONS_MAX) }),
  answer: EditedExam,
})

/** How far somebody got, once all of it is judged. */
const Result = z.object({
  points: z.int(),
  points_max: z.int(),
  /** of all points, rounded down */
  percent: z.int(),
  is_passed: z.boolean(),
})

export const AttemptRow = z.object({
  id: Id,
  number: z.int(),
  state: z.enum(ATTEMPT_STATES),
  started_at: Time,
  closed_at: Time.nullable(),
  /** null while it is open, and until what is read by hand is read */
  result: Result.nullable(),
})
export type AttemptRow = z.output<typeof AttemptRow>

/** Before it is begun, and between attempts. */
export const ExamOverview = ExamRules.extend({
  question_count: z.int(),
  /** one may begin now, is in the middle of one, has to wait, until somebody has read the last too, has passed, has no attempt left, or it asks nothing yet */
  standing: z.enum(['may_start', 'open', 'waits', 'being_graded', 'passed', 'used_up', 'not_ready']),
  /** null: any number */
  attempts_left: z.int().nullable(),
  /** when the next may begin, where it has to be waited for */
  next_at: Time.nullable(),
  /** the newest first */
  attempts: z.array(AttemptRow),
})
export type ExamOverview = z.output<typeof ExamOverview>

export const AttemptQuestion = AskedQuestion.extend({
  id: Id,
  points_max: z.int(),
  /** as they answered it until now */
  given: Given,
  /** null until it is judged, and may be seen */
  points: z.int().nullable(),
  /** of who graded it, once all of the attempt is; empty otherwise */
  feedback: z.string(),
  /** null until it may be seen */
  solution: Solution.nullable(),
})
export type AttemptQuestion = z.output<typeof AttemptQuestion>

export const Attempt = AttemptRow.extend({
  lecture_id: Id,
  passing_percent: z.int(),
  deadline_at: Time.nullable(),
  /** by the server’s clock, whatever the browser’s says; null without a limit, and once it is closed */
  seconds_left: z.int().nullable(),
  questions: z.array(AttemptQuestion),
})
export type Attempt = z.output<typeof Attempt>

export const getExamOverview = endpoint('GET /json/lectures/:id/exam', {
  summary: 'The exam of a lecture before it is begun, with the viewer’s attempts',
  access: 'signed-in',
  refuses: [403],
  answer: ExamOverview,
})

const takes = { access: 'signed-in', changes: 'own', audit: 'never' } as const

export const startAttempt = endpoint('POST /lecture/:id/exam/attempts', {
  summary: 'Begin the exam of a lecture, or go on with the attempt that is open',
  ...takes,
  refuses: [403, 409],
  answer: Attempt,
})

export const getAttempt = endpoint('GET /json/exam-attempts/:attemptId', {
  summary: 'An attempt of the viewer’s: what it asks and what was answered; what is right once that may be seen',
  access: 'signed-in',
  refuses: [403],
  answer: Attempt,
})

export const keepAnswer = endpoint('PUT /exam-attempts/:attemptId/answers/:answerId', {
  summary: 'Keep an answer of an open attempt',
  ...takes,
  refuses: [403, 409],
  body: Given,
  answer: Done,
})

export const submitAttempt = endpoint('POST /exam-attempts/:attemptId/submit', {
  summary: 'Hand an attempt in; one whose time is up is closed with what was kept in time',
  ...takes,
  refuses: [403, 409],
  answer: Attempt,
})

const QuestionStatistics = z.object({
  version_id: Id,
  question_id: Id,
  version: z.int(),
  question_html: z.string(),
  answer_type: AskedQuestion.shape.answer_type,
  asked: z.int(),
  unanswered: z.int(),
  /** of those who were asked it, how many were right, or of its points how many were given: its difficulty */
  right_share: z.number(),
  /** from -1 to 1: how far whoever is right here is right elsewhere; null while there are too few, or all answer alike */
  discrimination: z.number().nullable(),
  /** all there are to choose from; of what is written, what was wrong most often */
  answers: z.array(z.object({ label: z.string(), count: z.int(), is_correct: z.boolean() })),
})
export type QuestionStatistics = z.output<typeof QuestionStatistics>

export const ExamStatistics = z.object({
  lecture_title: z.string(),
  /** of students, once they are judged */
  attempts: z.int(),
  people: z.int(),
  passed_people: z.int(),
  average_percent: z.int().nullable(),
  questions: z.array(QuestionStatistics),
})
export type ExamStatistics = z.output<typeof ExamStatistics>

export const getExamStatistics = endpoint(`GET /json${EXAM_PATH}/statistics`, {
  summary: 'How an exam goes: who passes, and how each question is answered',
  ...sees,
  answer: ExamStatistics,
})

export const TakenAttempt = AttemptRow.extend({ person: z.object({ id: Id, name: z.string() }) })
export type TakenAttempt = z.output<typeof TakenAttempt>

export const listAttempts = endpoint(`GET /json${EXAM_PATH}/attempts`, {
  summary: 'The attempts at an exam, the newest first',
  ...seesAttempts,
  ...inPages(pageOf(TakenAttempt)),
})

export const AttemptFilter = z.object({ lecture_id: Id.optional() })
