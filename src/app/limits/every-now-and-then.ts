import type { Log } from '#platform/log.ts'

/** Does something again and again; one that fails is logged and tried the next time. Returns what stops it. */
export function everyNowAndThen(milliseconds: number, work: () => void, log: Log): () => void {
  const timer = setInterval(() => {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'what is done now and then failed')
    }
  }, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
