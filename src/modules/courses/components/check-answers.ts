import { judge, solved } from '#modules/questions/index.ts'
import type { Given } from '#modules/questions/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectureComponents } from '../tables.ts'
import { isComponentThere } from './kept-components.ts'

interface Answered {
  lectureId: string
  quizId: string
  given: Given
}

/** Tells whether a quiz question is answered right, what is, and why; refuses with 404 what is no question of the lecture. */
export async function checkAnswers(ctx: Ctx, { lectureId, quizId, given }: Answered) {
  const [row] = await ctx.tx
    .select({ content: lectureComponents.content })
    .from(lectureComponents)
    .where(isComponentThere({ lectureId, componentId: quizId }))
  const { question, points } = foundOr404(row?.content.type === 'quiz_question' ? row.content : undefined)
  const isCorrect = judge(question, given) === true
  return { is_correct: isCorrect, points: isCorrect ? points : 0, ...solved(question) }
}
