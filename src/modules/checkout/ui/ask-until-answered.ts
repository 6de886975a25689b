import { ApiProblem } from '#platform/contract/client.ts'

const GIVE_UP_AFTER_MS = 20_000
const FIRST_PAUSE_MS = 1_000

/**
 * Asks again by itself, with growing pauses, while the server has no room or does not answer: what is asked carries a key, so that
 * it is done once however often it is asked. `onWait` is told once.
 */
export async function askUntilAnswered<T>(ask: () => Promise<T>, onWait: () => void): Promise<T> {
  const until = Date.now() + GIVE_UP_AFTER_MS
  for (let pause = FIRST_PAUSE_MS; ; pause *= 1.6) {
    try {
      return await ask()
    } catch (error) {
      const wait = Math.max(pause, waitAskedBy(error)) * (1 + Math.random() / 4)
      if (Date.now() + wait > until) throw error
      if (pause === FIRST_PAUSE_MS) onWait()
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** Milliseconds; forever for what is no question of time. */
function waitAskedBy(error: unknown): number {
  if (!(error instanceof ApiProblem)) return 0
  const { status, retryAfterSeconds = 0 } = error
  return status === 503 || (status === 429 && retryAfterSeconds > 0) ? retryAfterSeconds * 1000 : Infinity
}
