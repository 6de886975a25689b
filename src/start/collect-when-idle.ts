import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SECOND } from '#platform/clock.ts'

const LOOKED_AT_EVERY = 10 * SECOND
/** Of the loop's time: what timers alone take is half of it, and a single page is more. */
const IDLE = 0.005
const MB = 1024 * 1024
/** Less is not worth the tenths of a second that it takes. */
const WORTH_IT = 16 * MB

interface Means {
  everyMs?: number
  used?(): number
  collect?(): void
}

/**
 * Gives back what starting and other work left behind once there is nothing to do: V8 collects when the heap has grown, which that of an idle
 * process does not, and keeps a quarter of its memory for nothing.
 */
export function collectWhenIdle({
  everyMs = LOOKED_AT_EVERY,
  used = () => getHeapStatistics().total_heap_size,
  collect = collector(),
}: Means = {}): () => void {
  let lookedAt = performance.eventLoopUtilization()
  let least = 0
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, lookedAt)
    lookedAt = now
    if (utilization > IDLE || used() < least + WORTH_IT) return
    collect()
    least = used()
  }, everyMs).unref()
  return () => clearInterval(looking)
}

/** Node has it under a flag only. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
