import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { MINUTE } from '#platform/clock.ts'
import type { Bank } from './bank.ts'
import { isSignedBy, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}

/** How old a signed order may be: what is lost for longer never charges. */
const ORDER_LIVES = MINUTE

/** Only the merchant comes in: API login and password, and a fresh signature over method, path and body (401). */
export function admitMerchant(app: FastifyInstance, bank: Bank): void {
  app.decorateRequest('rawBody', '')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body)
    try {
      done(null, JSON.parse(request.rawBody))
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }))
    }
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (knowsPassword(request, bank) && isSigned(request, bank)) done()
    else void reply.code(401).send({ error: 'not_authorized' })
  })
}

function knowsPassword(request: FastifyRequest, { merchant }: Bank): boolean {
  const expected = `Basic ${Buffer.from(`${merchant.apiLogin}:${merchant.apiPassword}`).toString('base64')}`
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(expected))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function isSigned(request: FastifyRequest, { merchant }: Bank): boolean {
  const timestamp = String(request.headers[TIMESTAMP_HEADER] ?? '')
  const age = Math.abs(Date.now() - Number(timestamp) * 1000)
  return (
    age <= ORDER_LIVES &&
    isSignedBy(
      merchant,
      String(request.headers[SIGNATURE_HEADER] ?? ''),
      [timestamp, request.method, request.url],
      request.rawBody,
    )
  )
}
