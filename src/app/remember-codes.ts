import type { FastifyInstance, FastifyReply } from 'fastify'
import { pathOf } from '#platform/log.ts'
import { wantsPage } from './kept-pages.ts'

interface Parts {
  rememberCode(reply: FastifyReply, code: string): void
}

/** A link to any page may bring a promo code: it is remembered beside the page, which is kept without it. */
export function rememberCodes(app: FastifyInstance, { rememberCode }: Parts): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { method, url } = request
    if (method !== 'GET' || !url.includes('code=') || reply.statusCode >= 400 || !wantsPage(request)) return next()
    const code = new URLSearchParams(url.slice(pathOf(url).length)).get('code')
    if (code !== null) rememberCode(reply, code.trim())
    next()
  })
}
