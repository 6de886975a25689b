import { z } from 'zod'
import { blockType, WithId } from '#modules/content/types/contract.ts'
import { AskedQuestion, Question } from '#modules/questions/contract.ts'
import { cleanQuestion } from '#modules/questions/index.ts'
import { asked } from '#modules/questions/judging/policy.ts'
import { QUIZ_POINTS_MAX } from './vocabulary.ts'

const Quiz = z.object({
  type: z.literal('quiz_question'),
  question: Question.refine((question) => question.answer_type !== 'text' || question.accepted.length > 0, {
    path: ['accepted'],
    error: 'validation.quiz-no-wording',
  }),
  points: z.int().min(1).max(QUIZ_POINTS_MAX).default(1),
})

/** A question with a right answer, judged at once; what is right and why reach students by `checkAnswers` alone. */
export const quizQuestion = blockType({
  draft: Quiz,
  edited: WithId.extend({ ...Quiz.shape, question: Question }),
  shown: WithId.extend({ type: z.literal('quiz_question'), question: AskedQuestion, points: z.int() }),
  clean: (content) => ({ ...content, question: cleanQuestion(content.question, 'block.question') }),
  edit: (kept) => kept,
  show: ({ question, ...block }) => ({ ...block, question: asked(question) }),
})
