import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Actor, Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { Answer, Endpoint, Input } from '#platform/contract/endpoint.ts'
import type { Deed } from '#platform/db/unit-of-work.ts'
import { newId } from '#platform/ids.ts'
import { NotFound, SessionExpired } from '#platform/refusal.ts'
import { requireAccess } from './access.ts'
import type { App } from './app.ts'
import { refuseBrokenText } from './broken-text.ts'
import { looksForged } from './forgery.ts'
import { readMultipart } from './multipart.ts'
import { isPlainForm, sendOn } from './plain-form.ts'

/** Extra words to the browser that are no part of the answer: cookies, redirects of plain forms. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a call of a school's host with a verb, in one unit of work, or reading for calls that change nothing. */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (ctx: Ctx, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  route(app, endpoint, (school, input, exchange) => {
    const { actor, language } = exchange.request.caller
    const isReading = endpoint.method === 'GET' || endpoint.forgeryCheck === false
    const work = isReading ? app.units.reading : app.units.inUnitOfWork
    return work({ school, actor, language, ...deedOf(endpoint, actor) }, (ctx) => verb(ctx, input, exchange))
  })
}

/** The same for verbs that talk to providers: they open their transactions themselves, in steps. */
export function serveOutsideTransaction<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (ctx: OutsideCtx, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  route(app, endpoint, (school, input, exchange) => {
    const { actor, language } = exchange.request.caller
    return verb(app.units.outside({ school, actor, language, ...deedOf(endpoint, actor) }), input, exchange)
  })
}

/** A call of the platform's own host, or of any host: it belongs to no school. */
export function servePlatform<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  register(app, endpoint, (input, exchange) => verb(input, exchange))
}

/** What admins do is written down with it, whichever verb does it (`moderation/record-deed.ts`). */
function deedOf({ method, path, forgeryCheck }: Endpoint, actor: Actor): { deed?: Deed } {
  if (actor.role !== 'admin' || method === 'GET' || forgeryCheck === false) return {}
  return { deed: { id: newId(), call: `${method} ${path}` } }
}

function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (school: SchoolIdentity, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  register(app, endpoint, (input, exchange) => {
    const { school } = exchange.request.caller
    if (!school) throw new NotFound()
    return answer(school, input, exchange)
  })
}

function register<E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  const { method, path, files } = endpoint
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    // The forgery token may be a form field, and nobody without access is told what a good body looks like.
    preParsing: async (request) => {
      if (endpoint.host !== 'any' && (endpoint.host === 'platform') !== (request.caller.school === undefined))
        throw new NotFound()
      requireAccess(request.caller, endpoint.access)
    },
    preValidation: async (request) => {
      if (files) await readMultipart(request, files)
      if (endpoint.body) request.body ??= {}
      request.typed = request.body
      if (endpoint.forgeryCheck !== false && looksForged(request, app.secretKey)) throw new SessionExpired()
    },
    handler: async (request, reply) => {
      const { query, body, params, uploads } = request
      const input = { ...(query as object), ...(body as object), ...(params as object) }
      refuseBrokenText(input)
      const result = await answer({ ...uploads, ...input } as Input<E>, { request, reply })
      if (reply.sent) return reply
      if (isPlainForm(request) && namesWayOn(result)) return sendOn(request, reply, result.redirect_to, result.message)
      return reply.code(endpoint.status ?? 200).send(result)
    },
  })
}

const namesWayOn = (answer: unknown): answer is { redirect_to: string; message?: string } =>
  typeof answer === 'object' && answer !== null && 'redirect_to' in answer

function schemaOf({ summary, params, query, body, answer, status, access }: Endpoint): RouteShorthandOptions['schema'] {
  return {
    summary,
    tags: [access],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { [status ?? 200]: answer },
  }
}
