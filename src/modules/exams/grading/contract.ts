import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { AttemptQuestion, AttemptRow, EXAM_PATH, seesAttempts, TakenAttempt } from '../contract.ts'
import { FEEDBACK_MAX, GRADES_MAX, POINTS_MAX, REASON_MAX } from '../vocabulary.ts'

const Grade = z.object({
  points: z.int(),
  feedback: z.string(),
  /** why it was graded anew; empty of the first */
  reason: z.string(),
  /** empty once their account is gone */
  grader_name: z.string(),
  at: Time,
})

/** An answer as who grades it sees it. */
const AnswerToRead = AttemptQuestion.extend({
  is_read_by_hand: z.boolean(),
  /** the last counts */
  grades: z.array(Grade),
})
export type AnswerToRead = z.output<typeof AnswerToRead>

const Place = z.object({ course_id: Id, course_title: z.string(), lecture_id: Id, lecture_title: z.string() })

export const WaitingAnswer = AnswerToRead.extend({
  ...Place.shape,
  attempt_id: Id,
  attempt_number: z.int(),
  person_name: z.string(),
  waits_since: Time,
})
export type WaitingAnswer = z.output<typeof WaitingAnswer>

export const GradingFilter = z.object({ course_id: Id.optional(), lecture_id: Id.optional() })

export const listWaitingAnswers = endpoint('GET /json/home/grading', {
  summary: 'Answers that somebody has to read and grade, the oldest first',
  ...seesAttempts,
  ...inPages(
    pageOf(WaitingAnswer).extend({
      /** those that have answers waiting, with how many */
      exams: z.array(Place.extend({ count: z.int() })),
    }),
    GradingFilter.shape,
  ),
})

export const GradedAnswer = z.object({ grades: z.array(Grade), attempt: AttemptRow })
export type GradedAnswer = z.output<typeof GradedAnswer>

export const gradeAnswer = endpoint('POST /home/grading/:writtenAnswerId', {
  summary:
    'Grade an answer, or grade it anew and say why; once all of its attempt is graded, the attempt is passed or failed and its student is written to',
  access: 'admin',
  right: 'grade-attempts',
  refuses: [409],
  body: z.object({
    points: z.int().min(0).max(POINTS_MAX),
    feedback: someLines().max(FEEDBACK_MAX).default(''),
    /** asked for where it was graded before */
    reason: someLines().max(REASON_MAX).default(''),
    /** how many grades of it whoever grades has seen */
    seen: z.int().min(0).max(GRADES_MAX).default(0),
  }),
  answer: GradedAnswer,
})

export const TakenAttemptWhole = TakenAttempt.extend({ answers: z.array(AnswerToRead) })
export type TakenAttemptWhole = z.output<typeof TakenAttemptWhole>

export const getTakenAttempt = endpoint(`GET /json${EXAM_PATH}/attempts/:attemptId`, {
  summary: 'An attempt of a student: what it asked, what was answered, what is right, and how it was graded',
  ...seesAttempts,
  answer: TakenAttemptWhole,
})
