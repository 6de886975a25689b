import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Bank } from './bank.ts'
import { decideDispute, dispute } from './dispute.ts'
import { FAULTS } from './faults.ts'
import { admitMerchant } from './merchant-auth.ts'
import { DISPUTE_OUTCOMES, IdempotencyKey } from './wire.ts'

const PlannedFaults = z.object({
  fault: z.enum(FAULTS),
  idempotency_key: z.string().optional(),
  times: z.int().positive().default(1),
  delay_ms: z.int().min(0).default(0),
})

/** Without an outcome it is disputed, with one the bank decides. */
const DisputedPayment = z.object({ idempotency_key: IdempotencyKey, outcome: z.enum(DISPUTE_OUTCOMES).optional() })

/** For developers and tests: plan mishaps, clear them, dispute a payment as its payer would, or decide that. Signed like every other call of the merchant. */
export function controlRoutes(app: FastifyInstance, bank: Bank): void {
  admitMerchant(app, bank)

  app.post('/control/faults', async (request, reply) => {
    const { data: planned, error } = PlannedFaults.safeParse(request.body)
    if (error) return reply.code(422).send({ error: 'invalid_request', issues: error.issues })
    bank.faults.plan({
      fault: planned.fault,
      idempotencyKey: planned.idempotency_key,
      times: planned.times,
      delay: planned.delay_ms,
    })
    return reply.code(204).send()
  })

  app.post('/control/disputes', async (request, reply) => {
    const { data: disputed, error } = DisputedPayment.safeParse(request.body)
    if (error) return reply.code(422).send({ error: 'invalid_request', issues: error.issues })
    const { idempotency_key: key, outcome } = disputed
    const isTold = outcome ? await decideDispute(bank, key, outcome) : await dispute(bank, key)
    return isTold ? reply.code(204).send() : reply.code(404).send({ error: 'not_found' })
  })

  app.delete('/control/faults', async (_request, reply) => {
    bank.faults.clear()
    return reply.code(204).send()
  })
}
