import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectureComponents } from '../tables.ts'
import { judge } from './policy.ts'
import { isThere } from './there.ts'

interface Given {
  lectureId: string
  quizId: string
  /** their places, from 0 */
  answers: number[]
}

/** Tells which answers of a quiz question are correct, and why; refuses with 404 what is no question of the lecture. */
export async function checkAnswers(ctx: Ctx, { lectureId, quizId, answers }: Given) {
  const [row] = await ctx.tx
    .select({ content: lectureComponents.content })
    .from(lectureComponents)
    .where(isThere({ lectureId, componentId: quizId }))
  return judge(foundOr404(row?.content.type === 'quiz_question' ? row.content : undefined), answers)
}
