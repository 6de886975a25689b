import type { RouteShorthandOptions } from 'fastify'
import type { Actor, Ctx, OutsideCtx, PlatformCtx, SchoolIdentity } from '#platform/context.ts'
import type { Answer, Endpoint, Input } from '#platform/contract/endpoint.ts'
import type { Deed, Setting } from '#platform/db/unit-of-work.ts'
import { newId } from '#platform/ids.ts'
import { CookiesOff, NotFound, SessionExpired, UnsupportedType } from '#platform/refusal.ts'
import { requireAdmission } from './access.ts'
import type { App } from './app.ts'
import { bodyTypesOf } from './body-types.ts'
import { refuseBrokenText } from './broken-text.ts'
import { checkAnswer, checkOnce } from './check-answer.ts'
import { isFromElsewhere, looksForged } from './forgery.ts'
import { readMultipart } from './multipart.ts'
import { isPlainForm, sendOn } from './plain-form.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import { type Exchange, isReading, nameOf, type ServedCall } from './served-call.ts'

export type { Exchange }

/** Answers a call of a school's host with a verb, in one unit of work, or reading for calls that change nothing. */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (ctx: Ctx, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  const within = async (ctx: Ctx, input: Input<E>, exchange: Exchange) =>
    checkAnswer(endpoint, await verb(ctx, input, exchange))
  route(app, endpoint, (school, input, exchange) => {
    const work = isReading(endpoint) ? app.units.reading : app.units.inUnitOfWork
    return work(settingOf(endpoint, school, exchange), async (ctx) =>
      within(ctx, await refuseUnseen(ctx, { endpoint, input, exchange, calls: app.calls }), exchange),
    )
  })
  app.calls.get(nameOf(endpoint))!.within = within as NonNullable<ServedCall['within']>
}

/** The same for verbs that talk to providers: they open their transactions themselves, in steps, and answer from the last. */
export function serveOutsideTransaction<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (ctx: OutsideCtx, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  route(app, endpoint, (school, input, exchange) => {
    const check = checkOnce(endpoint)
    const setting = { ...settingOf(endpoint, school, exchange), check }
    return verb(app.units.outside(setting), input, exchange).then(check)
  })
}

/** A call of the platform's own host, or of any host: it belongs to no school. What operators change by it is written down with it. */
export function servePlatform<E extends Endpoint>(
  app: App,
  endpoint: E,
  verb: (ctx: PlatformCtx, input: Input<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  register(app, endpoint, async (input, exchange) => {
    const { actor, language } = exchange.request.caller
    const isDeed = actor.role === 'operator' && endpoint.audit !== 'never' && !isReading(endpoint)
    const ctx = app.units.ofPlatform({ actor, language, work: nameOf(endpoint), isDeed })
    return checkAnswer(endpoint, await verb(ctx, input, exchange))
  })
}

function settingOf(endpoint: Endpoint, school: SchoolIdentity, { request, shown }: Exchange): Setting {
  const { actor, language } = request.caller
  return {
    school,
    actor,
    language,
    work: nameOf(endpoint),
    isSeen: !isReading(endpoint) && endpoint.changes !== 'own',
    ...(shown && { shown }),
    ...deedOf(endpoint, actor),
  }
}

/** What admins do is written down with it, whichever verb does it (`moderation/record-deed.ts`). */
function deedOf(endpoint: Endpoint, actor: Actor): { deed?: Deed } {
  if (actor.role !== 'admin' || endpoint.audit === 'never' || isReading(endpoint)) return {}
  return {
    deed: { id: newId(), call: nameOf(endpoint), mayOnlyRead: endpoint.audit === 'always' },
  }
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
  const answered = (input: object, exchange: Exchange) => {
    refuseBrokenText(input)
    return answer({ ...exchange.request.uploads, ...input } as Input<E>, exchange)
  }
  app.calls.set(nameOf(endpoint), { endpoint, answered })
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    // The forgery token may be a form field, and nobody without access is told what a good body looks like.
    preParsing: (request, _reply, payload, goOn) => {
      requireAdmission(request.caller, endpoint)
      goOn(null, payload)
    },
    preValidation: (request, _reply, goOn) => {
      const check = () => {
        if (endpoint.body) request.body ??= {}
        request.typed = request.body
        if (endpoint.forgeryCheck !== false && looksForged(request, app.secretKey))
          throw request.caller.browserSecret || isFromElsewhere(request) ? new SessionExpired() : new CookiesOff()
      }
      if (files)
        return void readMultipart(request, files)
          .then(check)
          .then(() => goOn(), goOn)
      if (endpoint.body && request.isMultipart()) throw new UnsupportedType(bodyTypesOf({ endpoint }))
      check()
      goOn()
    },
    handler: async (request, reply) => {
      const { query, body, params } = request
      const input = { ...(query as object), ...(body as object), ...(params as object) }
      const result = await answered(input, { request, reply })
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
