import type { FastifyInstance } from 'fastify'
import { clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { moveBankClock } from '#providers/payments/sandbox/move-bank-clock.ts'

/** `POST /dev/clock {move_by}` (milliseconds): time travel for journeys and demonstrations, with the bank; never in production. */
export function moveClock(app: FastifyInstance, { sandboxBank }: Pick<Config, 'sandboxBank'>): void {
  app.post<{ Body: { move_by: unknown } }>('/dev/clock', { schema: { hide: true } }, async (request) => {
    const moveBy = Number(request.body.move_by) || 0
    if (sandboxBank) await moveBankClock(sandboxBank, clock.shiftMilliseconds + moveBy)
    clock.moveBy(moveBy)
    return { now: clock.now().toISOString() }
  })
}
