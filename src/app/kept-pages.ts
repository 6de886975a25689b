import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '#modules/people/index.ts'
import { hasFormOutcome } from '#platform/http/plain-form.ts'
import { isLanguage, LANGUAGE_COOKIE } from '#platform/i18n/language.ts'
import { pathOf } from '#platform/log.ts'
import { brotliOf, type CachedPage, type PageCache } from './page-cache.ts'

/** Answers pages that are kept before anything is found out about school or caller: their key says it all. */
export function answerKeptPages(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, next) => {
    const page = isForAnyVisitor(request) ? cache.get(keyOf(request)) : undefined
    if (page) sendKept(request, reply, page)
    else next()
  })
}

/** No session, and nothing left for this browser alone: what is answered may be everyone's. */
export const isForAnyVisitor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && sessionCookie(request) === undefined && !hasFormOutcome(request) && wantsPage(request)

/** The host is the school's; without a chosen language the page is in the school's own. */
export function keyOf({ host, url, cookies }: FastifyRequest): string {
  const chosen = cookies[LANGUAGE_COOKIE]
  return `${host} ${isLanguage(chosen) ? chosen : ''} ${url}`
}

/** A page, or the data of one that the browser's router asks for. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  headers.accept === undefined ||
  /text\/html|\*\/\*/.test(headers.accept) ||
  pathOf(url).endsWith('.data') ||
  pathOf(url) === '/__manifest'

export function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers)
  if (request.headers['if-none-match'] === page.headers['etag']) return reply.code(304).send()
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(page.body)
  return reply.header('content-encoding', 'br').send(brotliOf(page))
}
