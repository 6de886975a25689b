import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectureComponents } from '../tables.ts'

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
    .where(and(eq(lectureComponents.id, quizId), eq(lectureComponents.lectureId, lectureId)))
  const quiz = foundOr404(row?.content.type === 'quiz_question' ? row.content : undefined)
  const correct = quiz.answers.flatMap((answer, index) => (answer.correct ? [index] : []))
  const given = new Set(answers)
  return {
    is_correct: given.size === correct.length && correct.every((index) => given.has(index)),
    correct,
    solution_html: quiz.solution_html,
  }
}
