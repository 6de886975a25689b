import type { FastifyInstance } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { everyNowAndThen } from './limits/every-now-and-then.ts'

const KEPT_EVERY = 10 * SECOND

/** Has what is counted in memory written down every now and then, one after the other, and once more at the end. */
export function keepCounted(app: FastifyInstance, keep: () => Promise<void>, what: string): void {
  let keeping = Promise.resolve()
  const keepNow = () => {
    keeping = keeping
      .then(keep)
      .catch((error: unknown) => app.log.error({ err: error }, `${what} could not be kept, and are counted on`))
  }
  const stop = everyNowAndThen(KEPT_EVERY, keepNow, app.log)
  app.addHook('onClose', async () => {
    stop()
    keepNow()
    await keeping
  })
}
