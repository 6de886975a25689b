import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import { LANGUAGES } from '#platform/i18n/language.ts'
import type { Bank } from './bank.ts'
import type { PaymentRow } from './payment-row.ts'
import { authenticationPage, unknownPaymentPage } from './pages/authentication-page.ts'
import { sendPage } from './pages/send-page.ts'
import { type Ending, settleAuthentication } from './settle-payment.ts'
import { AUTHENTICATION_CODE } from './test-cards.ts'

const Params = z.object({ token: z.string() })
const TOKEN = /^[\w-]{43}$/
const Query = z.object({ language: z.enum(LANGUAGES).optional().catch(undefined), code: z.string().optional() })
const Answer = z.object({
  code: z.string().trim().catch(''),
  decision: z.enum(['confirm', 'cancel']).catch('confirm'),
})

/** The 3-D Secure page. It is addressed by a secret, its first answer counts, and every later visit leads back to the shop. */
export function authenticationRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/authenticate/:token', async (request, reply) => {
    const payment = await findByToken(bank, Params.parse(request.params).token)
    if (!payment) return notFound(reply)
    if (payment.status !== 'needs_authentication') return reply.redirect(payment.return_url, 303)
    const query = Query.parse(request.query)
    const view = { language: query.language ?? payment.language, isCodeMissing: query.code === 'missing' }
    const formTarget = new URL(payment.return_url).origin
    return sendPage(reply, authenticationPage(payment, view), { status: 200, formTarget })
  })

  app.post('/authenticate/:token', async (request, reply) => {
    const { token } = Params.parse(request.params)
    const { code, decision } = Answer.parse(request.body ?? {})
    const payment = await findByToken(bank, token)
    if (!payment) return notFound(reply)
    if (payment.status === 'needs_authentication') {
      const language = Query.parse(request.query).language ?? payment.language
      if (decision === 'confirm' && code === '') return reply.redirect(`?language=${language}&code=missing`, 303)
      await settleAuthentication(bank, token, endingFor(decision, code))
    }
    return reply.redirect(payment.return_url, 303)
  })
}

function endingFor(decision: 'confirm' | 'cancel', code: string): Ending {
  if (decision === 'cancel') return { status: 'canceled' }
  return code === AUTHENTICATION_CODE ? { status: 'approved' } : { status: 'declined', reason: 'authentication_failed' }
}

const notFound = (reply: FastifyReply) => sendPage(reply, unknownPaymentPage(), { status: 404 })

async function findByToken(bank: Bank, token: string): Promise<PaymentRow | undefined> {
  if (!TOKEN.test(token)) return undefined
  const { rows } = await bank.pool.query<PaymentRow>(
    `select * from sandbox_bank.payments where authentication_token = $1`,
    [token],
  )
  return rows[0]
}
