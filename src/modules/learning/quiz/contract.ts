import { z } from 'zod'
import { Given, Solution } from '#modules/questions/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const checkQuiz = endpoint('POST /json/lectures/:id/quiz/:quizId/check', {
  summary: 'Whether a quiz question is answered right, what is, and why; open to whoever may watch the lecture',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [403],
  forgeryCheck: false,
  body: Given.extend({ chosen: Given.shape.chosen.unwrap() }).refine(
    ({ chosen, written }) => chosen.length > 0 || written.trim() !== '',
    {
      path: ['chosen'],
      error: 'validation.required',
    },
  ),
  answer: Solution.extend({
    is_correct: z.boolean(),
    /** that the answer is worth */
    points: z.int(),
  }),
})
export type CheckedQuiz = z.output<(typeof checkQuiz)['answer']>
