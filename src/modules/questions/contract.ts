import { z } from 'zod'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { html, writtenHtml } from '#platform/contract/written-html.ts'
import {
  ACCEPTED_MAX,
  ANSWER_MAX,
  ANSWERS_MAX,
  ANSWERS_MIN,
  FEEDBACK_MAX,
  NUMBER_MAX,
  QUESTION_HTML_MAX,
  UNIT_MAX,
  WRITTEN_MAX,
} from './vocabulary.ts'

const Words = { question_html: writtenHtml(QUESTION_HTML_MAX), solution_html: html(QUESTION_HTML_MAX).default('') }

const Choice = z.object({
  label: oneLine().min(1, 'validation.required').max(ANSWER_MAX),
  correct: z.boolean(),
  /** said to whoever chose it, once it is answered */
  feedback: oneLine().max(FEEDBACK_MAX).default(''),
})
const Choices = z
  .array(Choice)
  .min(ANSWERS_MIN)
  .max(ANSWERS_MAX)
  .refine((answers) => answers.some(({ correct }) => correct), 'validation.quiz-no-correct')
const OneOfThem = Choices.refine(
  (answers) => answers.filter(({ correct }) => correct).length <= 1,
  'validation.quiz-one-correct',
)

/** What is asked, how it is answered, what is right and why: all that its author says of a question. Html is sanitised before it is kept. */
export const Question = z.discriminatedUnion('answer_type', [
  z.object({
    ...Words,
    answer_type: z.literal('number'),
    value: z.number().min(-NUMBER_MAX).max(NUMBER_MAX),
    /** how far off still counts as right */
    tolerance: z.number().min(0).max(NUMBER_MAX).default(0),
    unit: oneLine().max(UNIT_MAX).default(''),
  }),
  z.object({ ...Words, answer_type: z.literal('single_choice'), answers: OneOfThem }),
  z.object({ ...Words, answer_type: z.literal('multi_choice'), answers: Choices }),
  z.object({ ...Words, answer_type: z.literal('drop_down'), answers: OneOfThem }),
  z.object({
    ...Words,
    answer_type: z.literal('text'),
    /** wordings that count as right; none where somebody reads what was written */
    accepted: z.array(oneLine().min(1, 'validation.required').max(ANSWER_MAX)).max(ACCEPTED_MAX).default([]),
  }),
])
export type Question = z.output<typeof Question>

/** As it is shown to whoever is to answer: nothing of what is right. */
export const AskedQuestion = z.object({
  answer_type: z.enum(['single_choice', 'multi_choice', 'drop_down', 'number', 'text']),
  question_html: z.string(),
  /** to choose from */
  labels: z.array(z.string()),
  unit: z.string(),
})
export type AskedQuestion = z.output<typeof AskedQuestion>

/** What somebody answers: the places of what they chose, from 0, or what they wrote. */
export const Given = z.object({
  chosen: z
    .array(
      z
        .int()
        .min(0)
        .max(ANSWERS_MAX - 1),
    )
    .max(ANSWERS_MAX)
    .default([]),
  written: someLines().max(WRITTEN_MAX).default(''),
})
export type Given = z.output<typeof Given>

/** What is right, and why. Told once it may be known. */
export const Solution = z.object({
  /** places of what is right, from 0 */
  correct: z.array(z.int()),
  /** of each answer to choose from */
  feedback: z.array(z.string()),
  /** of what is written, as one would write it */
  right: z.array(z.string()),
  tolerance: z.number(),
  solution_html: z.string(),
})
export type Solution = z.output<typeof Solution>
