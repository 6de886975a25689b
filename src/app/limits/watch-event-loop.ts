import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SECOND } from '#platform/clock.ts'

export interface EventLoop {
  /** what comes now would wait for longer than anyone should */
  isLate(): boolean
  stop(): void
}

const RESOLUTION_MS = 10
const LOOKED_AT_EVERY = SECOND / 2

/** Whether the process lets everything wait for longer than this, looked at twice a second. */
export function watchEventLoop(lateAfterMs: number): EventLoop {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
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
    isLate: () => isLate,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
