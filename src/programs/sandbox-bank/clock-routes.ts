import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Bank } from './bank.ts'
import { admitMerchant } from './merchant-auth.ts'

const MovedClock = z.object({ shift_ms: z.int() })

/** For development: the bank goes by the clock of its merchant, wherever that was moved to. */
export function clockRoutes(app: FastifyInstance, bank: Bank): void {
  admitMerchant(app, bank)

  app.post('/control/clock', async (request, reply) => {
    const { data: moved, error } = MovedClock.safeParse(request.body)
    if (error) return reply.code(422).send({ error: 'invalid_request', issues: error.issues })
    bank.clock.setTo(moved.shift_ms)
    bank.wake()
    return reply.code(204).send()
  })
}
