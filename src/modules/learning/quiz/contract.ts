import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ANSWERS_MAX } from '#modules/courses/components/vocabulary.ts'

export const checkQuiz = endpoint('POST /json/lectures/:id/quiz/:quizId/check', {
  summary: 'Which answers of a quiz question are correct, and its solution; open to whoever may watch the lecture',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [403],
  forgeryCheck: false,
  /** the places of the chosen answers, from 0 */
  body: z.object({
    answers: z
      .array(
        z
          .int()
          .min(0)
          .max(ANSWERS_MAX - 1),
      )
      .min(1)
      .max(ANSWERS_MAX),
  }),
  answer: z.object({ is_correct: z.boolean(), correct: z.array(z.int()), solution_html: z.string() }),
})
export type CheckedQuiz = z.output<(typeof checkQuiz)['answer']>
