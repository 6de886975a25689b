import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z, ZodError } from 'zod'

import type { Bank } from './bank.ts'
import { readToken } from './card-tokens.ts'
import { accountOf, charge, KeyUsedForAnotherOrder } from './charge.ts'
import { findPayment } from './find-payment.ts'
import { admitMerchant } from './merchant-auth.ts'
import { openCard } from './open-card.ts'
import { paymentOnWire } from './payment-row.ts'
import { readBooks } from './read-books.ts'
import { refund, RefundRefused } from './refund.ts'
import { forgetCard } from './saved-cards.ts'
import { cancelUnanswered } from './settle-payment.ts'
import { CardRequest, ChargeRequest, IdempotencyKey, RefundRequest } from './wire.ts'

const PaymentId = z.object({ id: z.uuid() })
const ChargeKey = z.object({ key: IdempotencyKey })
const AccountName = z.object({ account: z.string().max(200) })
const CardToken = z.object({ token: z.string().max(200) })

/** What merchants call. The planned faults strike here: `down`, `slow_answer`, and `lose_answer` after the commit. */
export function merchantRoutes(app: FastifyInstance, bank: Bank): void {
  admitMerchant(app, bank)
  app.addHook('preHandler', (_request, reply, done) => {
    if (bank.faults.strike('down')) void reply.code(502).send({ error: 'bank_down' })
    else done()
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) return reply.code(422).send({ error: 'invalid_request', issues: error.issues })
    if (error instanceof KeyUsedForAnotherOrder) return reply.code(409).send({ error: 'idempotency_key_reused' })
    if (error instanceof RefundRefused) return reply.code(409).send({ error: 'refund_refused' })
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the bank failed')
    return reply.code(status).send({ error: 'failed' })
  })

  app.get('/v1/card-entry', async () => ({ key_id: bank.key.id, public_key: bank.key.publicKey }))

  app.post('/v1/charges', async (request, reply) => {
    const order = ChargeRequest.parse(request.body)
    const payment = await charge(bank, order)
    return answer(reply, order.idempotency_key, paymentOnWire(payment, bank.origin()))
  })

  app.get('/v1/charges/:key', async (request, reply) => {
    const payment = await findPayment(bank, ChargeKey.parse(request.params).key)
    return payment ? paymentOnWire(payment, bank.origin()) : reply.code(404).send({ error: 'not_found' })
  })

  app.post('/v1/charges/:key/cancel', async (request, reply) => {
    const { key } = ChargeKey.parse(request.params)
    const payment = (await cancelUnanswered(bank, key)) ?? (await findPayment(bank, key))
    return payment
      ? answer(reply, key, paymentOnWire(payment, bank.origin()))
      : reply.code(404).send({ error: 'not_found' })
  })

  app.get('/v1/books/:account', async (request) => ({
    sums: await readBooks(bank, AccountName.parse(request.params).account),
  }))

  app.post('/v1/cards', async (request) => {
    const asked = CardRequest.parse(request.body)
    const { account, card_token: token, encrypted_card: locked = '' } = asked
    const card = openCard(token === undefined ? locked : await readToken(bank, { token, account }), {
      key: bank.key,
      origin: new URL(asked.origin).origin,
      account: accountOf(bank, asked),
    })
    return { fingerprint: card?.fingerprint ?? null }
  })

  app.post('/v1/payments/:id/refunds', async (request, reply) => {
    const wanted = RefundRequest.parse(request.body)
    const paymentId = PaymentId.safeParse(request.params).data?.id
    const payment =
      paymentId && (await refund(bank, { paymentId, amount: wanted.amount, idempotencyKey: wanted.idempotency_key }))
    if (!payment) return reply.code(404).send({ error: 'not_found' })
    return answer(reply, payment.idempotency_key, { refunded_amount: Number(payment.refunded_amount) })
  })

  app.delete('/v1/saved-cards/:token', async (request, reply) => {
    await forgetCard(bank, CardToken.parse(request.params).token)
    return reply.code(204).send()
  })

  async function answer(reply: FastifyReply, idempotencyKey: string, body: object): Promise<unknown> {
    const slow = bank.faults.strike('slow_answer', idempotencyKey)
    if (slow) await pause(slow.delay)
    if (!bank.faults.strike('lose_answer', idempotencyKey)) return body
    reply.hijack()
    reply.raw.destroy()
    return undefined
  }
}
