import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { isLanguage } from '#platform/i18n/language.ts'
import type { Bank } from './bank.ts'
import type { PaymentRow } from './payment-row.ts'
import { homePage } from './pages/home-page.ts'
import { sendPage } from './pages/send-page.ts'

const NEWEST = 50
const Query = z.object({ language: z.string().optional() })

/** The page for people: the newest payments and the test cards. Without names, and never in production. */
export function homeRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/', async (request, reply) => {
    const { rows } = await bank.pool.query<PaymentRow>(
      `select * from sandbox_bank.payments order by created_at desc limit ${NEWEST}`,
    )
    const wanted = Query.safeParse(request.query).data?.language
    const language = isLanguage(wanted) ? wanted : /^pl\b/i.test(request.headers['accept-language'] ?? '') ? 'pl' : 'en'
    return sendPage(reply, homePage(rows, language), { status: 200 })
  })
}
