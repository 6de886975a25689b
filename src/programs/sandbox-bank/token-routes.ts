import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { issueToken } from './card-tokens.ts'
import { TokenRequest } from './wire.ts'

/** What the bank's own script asks from merchants' pages, so that a card never passes through a merchant. */
export function tokenRoutes(app: FastifyInstance, bank: Bank): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('access-control-allow-headers', 'content-type')
      .header('vary', 'origin')
    done()
  })
  app.options('/tokens', (_request, reply) => reply.code(204).send())
  app.post('/tokens', async (request, reply) => {
    const typed = TokenRequest.safeParse(request.body)
    if (bank.faults.strike('down')) return reply.code(502).send({ error: 'bank_down' })
    if (!typed.success) return reply.code(422).send({ error: 'invalid_card' })
    return { token: await issueToken(bank, { ...typed.data, origin: request.headers.origin ?? '' }) }
  })
}
