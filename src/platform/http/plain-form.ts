import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { pathOf } from '#platform/log.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'
import { localPath } from '#platform/local-path.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.ts'

const COOKIE = 'katedra_form'
const KEPT_FOR_SECONDS = 120
/** The token of a form itself is none: it says when the form was begun, which whoever mends a field keeps. */
const SECRET_FIELD = /^_|password|card|number|cvv|code|(?<!^form_)token/i
const LONGEST_COOKIE = 3_000

/** A form that the browser itself sent: it is answered with a page, not with JSON. */
export const isPlainForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' &&
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
  (headers.accept ?? '').includes('text/html')

/** Back to the page that the form stands on (its `_from` field), with what is wrong and what was typed. */
export function sendBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, errors = {} }: { message: string; errors?: Record<string, string[]> },
): unknown {
  const typed = typedIn(request)
  const from = localPath(typed['_from'], request.body ? localPath(pathOf(request.url)) : '/login')
  const to = asAsked(request, from)
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET_FIELD.test(name)))
  return goTo(request, reply, to, { path: pathOf(to), isRefused: true, message, errors, values })
}

/** With the query that the page was asked for with: pages are kept without what they do not read, such as a campaign. */
function asAsked({ headers, host }: FastifyRequest, path: string): string {
  const page = URL.parse(headers.referer ?? '')
  return page?.host === host && page.pathname === path ? page.pathname + page.search : path
}

/** On to the page that an answer names, with its message. */
export function sendOn(request: FastifyRequest, reply: FastifyReply, to: string, message: string | undefined): unknown {
  const outcome = { path: pathOf(to), isRefused: false, message: message ?? '', errors: {}, values: {} }
  return goTo(request, reply, to, message === undefined ? undefined : outcome)
}

/** The outcome left for this page, once. */
export function takeFormOutcome(request: FastifyRequest, reply: FastifyReply): FormOutcome | null {
  const [body = '', digest = ''] = (readOwnCookie(request, COOKIE) ?? '').split('.')
  if (!body || !isSameDigest(digest, sign(request.server.secretKey, [COOKIE, body]))) return null
  const outcome = JSON.parse(Buffer.from(body, 'base64url').toString()) as FormOutcome
  if (outcome.path !== pathOf(request.url)) return null
  clearOwnCookie(reply, COOKIE)
  return outcome
}

export const hasFormOutcome = (request: FastifyRequest): boolean => readOwnCookie(request, COOKIE) !== undefined

function goTo(request: FastifyRequest, reply: FastifyReply, to: string, outcome: FormOutcome | undefined): unknown {
  if (outcome) {
    const whole = encode(outcome)
    const body = whole.length <= LONGEST_COOKIE ? whole : encode({ ...outcome, values: {} })
    setOwnCookie(reply, COOKIE, `${body}.${sign(request.server.secretKey, [COOKIE, body])}`, KEPT_FOR_SECONDS)
  }
  return reply.redirect(to, 303)
}

const encode = (outcome: FormOutcome): string => Buffer.from(JSON.stringify(outcome)).toString('base64url')

function typedIn({ typed, body }: FastifyRequest): Record<string, string> {
  const fields = Object.entries((typed ?? body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** a plain form's fields as they came, before they were checked */
    typed: unknown
  }
}
