import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SECOND } from '#platform/clock.ts'

export interface EventLoop {
  /** what comes now would wait for longer than anyone should */
  isLate(): boolean
  stop(): void
}

const RESOLUTION_MS = 10
const LOOKED_AT_EVERY = SECOND / 2

/** Whether the process lets everything wait for longer than this: on average in the last half second, or in the turn it is at. */
export function watchEventLoop(lateAfterMs: number): EventLoop {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const turn = turnOfLoop()
  let isLate = false
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const elapsed = performance.now() - lookedAt
    // Without a single measurement the loop did not come round once.
    const delay = Number.isNaN(delays.mean) ? elapsed - LOOKED_AT_EVERY : delays.mean / 1e6 - RESOLUTION_MS
    isLate = delay > lateAfterMs
    lookedAt += elapsed
    delays.reset()
  }, LOOKED_AT_EVERY)
  timer.unref()
  return {
    isLate: () => isLate || turn.lastedFor() > lateAfterMs,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}

/** How long the loop has been at what it found at once: no timer tells it of a turn that is not over. */
function turnOfLoop() {
  let began: number | undefined
  return {
    lastedFor(): number {
      if (began !== undefined) return performance.now() - began
      began = performance.now()
      setImmediate(() => (began = undefined))
      return 0
    },
  }
}
