import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { isLanguage } from '#platform/i18n/language.ts'
import type { Bank } from './bank.ts'
import { decideDispute, dispute } from './dispute.ts'
import type { PaymentRow } from './payment-row.ts'
import { homePage } from './pages/home-page.ts'
import { sendPage } from './pages/send-page.ts'
import { DISPUTE_OUTCOMES } from './wire.ts'

const NEWEST = 50
const Query = z.object({ language: z.string().optional() })
const Params = z.object({ id: z.uuid() })
const Decision = z.object({ outcome: z.enum(DISPUTE_OUTCOMES).optional() }).catch({})

/** The page for people: the newest payments, which can be disputed and decided there, and the test cards. Without names, and never in production. */
export function homeRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/', async (request, reply) => {
    const { rows } = await bank.pool.query<PaymentRow>(
      `select * from sandbox_bank.payments order by created_at desc limit ${NEWEST}`,
    )
    const wanted = Query.safeParse(request.query).data?.language
    const language = isLanguage(wanted) ? wanted : /^pl\b/i.test(request.headers['accept-language'] ?? '') ? 'pl' : 'en'
    return sendPage(reply, homePage(rows, language), { status: 200 })
  })

  app.post('/payments/:id/dispute', async (request, reply) => {
    const { outcome } = Decision.parse(request.body ?? {})
    const key = await keyOf(bank, Params.safeParse(request.params).data?.id)
    if (key) await (outcome ? decideDispute(bank, key, outcome) : dispute(bank, key))
    const language = Query.safeParse(request.query).data?.language
    return reply.redirect(isLanguage(language) ? `/?language=${language}` : '/', 303)
  })
}

async function keyOf(bank: Bank, id: string | undefined): Promise<string | undefined> {
  const { rows } = await bank.pool.query<Pick<PaymentRow, 'idempotency_key'>>(
    `select idempotency_key from sandbox_bank.payments where id = $1 and merchant = $2`,
    [id ?? null, bank.merchant.apiLogin],
  )
  return rows[0]?.idempotency_key
}
