import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { closings } from '../tables.ts'

/** Another worker erases the same school, or it is over: whoever comes second leaves it alone. */
export class ErasedElsewhere extends Error {}

export interface Steps {
  /** one transaction, which no other worker has at the same time in this school */
  step<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** for what talks to the stores and the video host */
  outside: OutsideCtx
  signal: AbortSignal
}

/** How a school is erased: by steps, each of which finds what is still there, so that one that dies is gone on with by the next. */
export const stepsOf = (outside: OutsideCtx, closingId: string, signal: AbortSignal): Steps => ({
  outside,
  signal,
  step(work) {
    signal.throwIfAborted()
    return outside.inTransaction(async (ctx) => {
      const [held] = await ctx.tx
        .select({ id: closings.id })
        .from(closings)
        .where(and(eq(closings.id, closingId), isNotNull(closings.erasingBeganAt), isNull(closings.erasedAt)))
        .for('update', { skipLocked: true })
      if (!held) throw new ErasedElsewhere()
      return work(ctx)
    })
  },
})
