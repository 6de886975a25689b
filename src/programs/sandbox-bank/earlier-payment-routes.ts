import type { FastifyInstance } from 'fastify'

import type { Bank } from './bank.ts'
import { KeyUsedForAnotherOrder } from './charge.ts'
import { keepEarlierPayments } from './keep-earlier-payments.ts'
import { admitMerchant } from './merchant-auth.ts'
import { EarlierPayments, type WireEarlierPayments } from './wire.ts'

/** For the demo schools, whose payments are older than the bank: once it knows them they can be given back. */
export function earlierPaymentRoutes(app: FastifyInstance, bank: Bank): void {
  admitMerchant(app, bank)

  app.post('/control/payments', async (request, reply) => {
    const { data: told, error } = EarlierPayments.safeParse(request.body)
    if (error) return reply.code(422).send({ error: 'invalid_request', issues: error.issues })
    try {
      const kept = await keepEarlierPayments(bank, told.payments)
      const payments = kept.map(({ id, idempotency_key }) => ({ id, idempotency_key }))
      return { payments } satisfies WireEarlierPayments
    } catch (refused) {
      if (!(refused instanceof KeyUsedForAnotherOrder)) throw refused
      return reply.code(409).send({ error: 'idempotency_key_reused' })
    }
  })
}
