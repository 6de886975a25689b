import type { OutsideCtx } from '#platform/context.ts'
import { type Attempt, isOwn } from './attempt.ts'
import { videos } from './tables.ts'

const EVERY_MS = 1000

/** Writes percents down, once a second at most and one after another; `onSuperseded` when the attempt counts no more. */
export function writeProgress(ctx: OutsideCtx, attempt: Attempt, onSuperseded: () => void) {
  let writing: Promise<unknown> = Promise.resolve()
  let writtenAt = 0

  const write = async (progress: number) => {
    const { rowCount } = await ctx.inTransaction(({ tx }) => tx.update(videos).set({ progress }).where(isOwn(attempt)))
    if (rowCount === 0) onSuperseded()
  }

  return {
    report(fraction: number) {
      const now = Date.now()
      if (now - writtenAt < EVERY_MS) return
      writtenAt = now
      // A percent that could not be written is followed by the next one.
      writing = writing.then(() => write(Math.min(99, Math.floor(fraction * 100)))).catch(() => undefined)
    },
    settled: () => writing,
  }
}
