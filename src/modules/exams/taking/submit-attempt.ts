import type { OutsideCtx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { Attempt } from '../contract.ts'
import { AttemptClosed, TimeIsUp } from '../refusals.ts'
import { closeAttempt } from './close-attempt.ts'
import { lockOwnAttempt } from './find-exam-to-take.ts'
import { viewAttempt } from './view-attempt.ts'

/**
 * Hands an attempt in. Refuses with 409 what is handed in already, and what comes after its time: that is closed all the same, with what
 * was kept in time, so that the refusal is no unit of work’s own.
 */
export async function submitAttempt(ctx: OutsideCtx, { attemptId }: { attemptId: string }): Promise<Attempt> {
  const shown = await ctx.inTransaction(async (inside) => {
    const { exam, attempt } = await lockOwnAttempt(inside, attemptId)
    refuseUnless(attempt.state === 'open', new AttemptClosed())
    return viewAttempt(inside, { exam, attempt: await closeAttempt(inside, attempt) })
  })
  refuseUnless(shown.state === 'submitted', new TimeIsUp())
  return shown
}
