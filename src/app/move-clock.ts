import type { FastifyInstance } from 'fastify'
import { clock } from '#platform/clock.ts'

/** `POST /dev/clock {move_by}` (milliseconds): time travel for journeys and demonstrations; never in production. */
export function moveClock(app: FastifyInstance): void {
  app.post<{ Body: { move_by: unknown } }>('/dev/clock', { schema: { hide: true } }, async (request) => {
    clock.moveBy(Number(request.body.move_by) || 0)
    return { now: clock.now().toISOString() }
  })
}
