const STOP_WITHIN_MS = 25_000
// npm repeats the signal that the terminal already sent to the whole group.
const SAME_SIGNAL_MS = 1000

/**
 * On SIGINT, SIGTERM or SIGHUP finishes what runs, within 25 seconds, and exits 0; a second signal exits at once. A signal that
 * comes before `started` was called waits for it.
 */
export function stopOnSignal(stop: () => Promise<void>, log: (line: string) => void): { started(): void } {
  let askedAt: number | undefined
  let hasStarted = false

  const finish = async () => {
    setTimeout(() => {
      log('Not everything finished in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log(String(error))
      process.exit(1)
    }
  }

  const hear = () => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      log('Stopping: running requests and jobs are finished first')
      if (hasStarted) void finish()
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)

  return {
    started() {
      hasStarted = true
      if (askedAt !== undefined) void finish()
    },
  }
}
