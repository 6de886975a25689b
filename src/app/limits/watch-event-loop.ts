import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SECOND } from '#platform/clock.ts'

export interface EventLoop {
  /** what comes now would wait for longer than anyone should */
  isLate(): boolean
  /** milliseconds that everything waits, whatever else it waits for: on average in the last half second, or in this turn so far */
  lateness(): number
  stop(): void
}

const RESOLUTION_MS = 10
const LOOKED_AT_EVERY = SECOND / 2

/** How long the process lets everything wait, and whether that is longer than this. */
export function watchEventLoop(lateAfterMs: number): EventLoop {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const turn = turnOfLoop()
  let usual = 0
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const elapsed = performance.now() - lookedAt
    // Without a single measurement the loop did not come round once.
    usual = Number.isNaN(delays.mean) ? elapsed - LOOKED_AT_EVERY : delays.mean / 1e6 - RESOLUTION_MS
    lookedAt += elapsed
    delays.reset()
  }, LOOKED_AT_EVERY)
  timer.unref()
  const lateness = () => Math.max(usual, turn.lastedFor())
  return {
    isLate: () => lateness() > lateAfterMs,
    lateness,
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
