import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { keepAnswer as endpoint } from '../contract.ts'
import { isTimeUp } from '../policy.ts'
import { AttemptClosed, TimeIsUp } from '../refusals.ts'
import { attemptAnswers } from '../tables.ts'
import { asWritten } from '../view.ts'
import { isAnswerOf, lockOwnAttempt } from './find-exam-to-take.ts'

/** Of two tabs the last to write wins. Refuses with 409 once it is handed in, or its time is up. */
export async function keepAnswer(ctx: Ctx, input: Input<typeof endpoint>): Promise<{ done: true }> {
  const { attempt } = await lockOwnAttempt(ctx, input.attemptId)
  refuseUnless(attempt.state === 'open', new AttemptClosed())
  refuseUnless(!isTimeUp(attempt, ctx.now), new TimeIsUp())
  const [found] = await ctx.tx.select().from(attemptAnswers).where(isAnswerOf(input))
  const answer = foundOr404(found)
  const given = asWritten({ chosen: input.chosen, written: input.written }, answer.shownOrder)
  await ctx.tx.update(attemptAnswers).set({ given, keptAt: ctx.now }).where(eq(attemptAnswers.id, answer.id))
  return { done: true }
}
