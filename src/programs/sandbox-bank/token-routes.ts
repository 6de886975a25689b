import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { issueToken } from './card-tokens.ts'
import { accountOfKey } from './publishable-key.ts'
import { TokenRequest } from './wire.ts'

/** What merchants' pages ask, so that a card never passes through a merchant: whoever has the account's publishable key gets a token. */
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
    const { key, ...card } = typed.data
    const account = accountOfKey(bank.merchant, key)
    if (account === undefined) return reply.code(401).send({ error: 'not_authorized' })
    return { token: await issueToken(bank, { ...card, account, origin: request.headers.origin ?? '' }) }
  })
}
