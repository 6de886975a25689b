import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'
import { sanitizeRichText, sanitizeWritten } from '#platform/rich-text.ts'
import { ANSWER_MAX, ANSWERS_MAX, ANSWERS_MIN, QUIZ_ANSWER_TYPES } from './vocabulary.ts'
import { blockType, Html, WithId, WrittenHtml } from '#modules/content/types/contract.ts'

const QuizAnswer = z.object({
  label: oneLine().min(1, 'validation.required').max(ANSWER_MAX),
  correct: z.boolean(),
})

const QuizDraft = z
  .object({
    type: z.literal('quiz_question'),
    question_html: WrittenHtml,
    answer_type: z.enum(QUIZ_ANSWER_TYPES),
    answers: z.array(QuizAnswer).min(ANSWERS_MIN).max(ANSWERS_MAX),
    solution_html: Html.default(''),
  })
  .refine(({ answers }) => answers.some(({ correct }) => correct), {
    path: ['answers'],
    error: 'validation.quiz-no-correct',
  })
  .refine(
    ({ answer_type, answers }) =>
      answer_type === 'multi_choice' || answers.filter(({ correct }) => correct).length <= 1,
    { path: ['answers'], error: 'validation.quiz-one-correct' },
  )

const ShownQuiz = WithId.extend({
  type: z.literal('quiz_question'),
  question_html: z.string(),
  answer_type: z.enum(QUIZ_ANSWER_TYPES),
})

/** Which answers are correct, and the solution, reach students by `checkQuiz` alone. */
export const quizQuestion = blockType({
  draft: QuizDraft,
  edited: ShownQuiz.extend({ answers: z.array(QuizAnswer), solution_html: z.string() }),
  shown: ShownQuiz.extend({ answers: z.array(z.object({ label: z.string() })) }),
  clean: (content) => ({
    ...content,
    question_html: sanitizeWritten(content.question_html, 'component.question_html'),
    solution_html: sanitizeRichText(content.solution_html),
  }),
  edit: (kept) => kept,
  show: (component) => {
    const { solution_html: _, answers, ...question } = component
    return { ...question, answers: answers.map(({ label }) => ({ label })) }
  },
})
