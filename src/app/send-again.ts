import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { PARTNER_PARAMETER } from '#modules/partners/vocabulary.ts'
import type { App } from '#platform/http/app.ts'
import { hasOneHost } from '#platform/http/request-target.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts'
import { answerFirst } from './answer-first.ts'
import type { NoteOpened } from './count-visits.ts'
import type { EventLoop } from './limits/watch-event-loop.ts'
import type { PageCache } from './page-cache.ts'

interface Parts {
  cache: PageCache
  eventLoop: EventLoop
  noteOpened: NoteOpened
}

/** What somebody was answered with, and whoever asks in the same words is while the page stands. */
interface Answered {
  key: string
  etag: string | undefined
  status: number
  /** names and values in turn */
  head: string[]
  host: string
  origin: string
}

/** The words are as many and as long as whoever asks wants them to be. */
const ROOM = { max: 5_000, maxSize: 8 * 1024 * 1024, sizeCalculation: (_: Answered, words: string) => words.length }
const ONLY_LANGUAGE = new RegExp(`^${LANGUAGE_COOKIE}=\\w+$`)
/** Beside a kept page these leave something with the browser. */
const LEAVES_SOMETHING = new RegExp(`[?&](code|${PARTNER_PARAMETER})=`)

/**
 * Sends a kept page again to who asks for it in the very words of somebody before, from memory: nothing is routed, parsed or found out
 * for it. What those were answered with is remembered once it was made by all that answers requests.
 */
export function sendAgain(app: App, { cache, eventLoop, noteOpened }: Parts): void {
  const known = new LRUCache<string, Answered>(ROOM)
  app.addHook('onResponse', (request, reply, next) => {
    const { keptAs, host } = request
    const words = keptAs === null ? undefined : wordsOf(request.raw)
    if (keptAs === null || words === undefined || reply.hasHeader('set-cookie')) return next()
    const headers = reply.getHeaders()
    known.set(words, {
      key: keptAs,
      etag: headers['etag'] as string | undefined,
      status: reply.statusCode,
      head: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      host,
      origin: `${schemeOf(request)}://${host}`,
    })
    next()
  })
  answerFirst(app, (request, response) => {
    const words = wordsOf(request)
    const answered = words === undefined ? undefined : known.get(words)
    const page = answered && !eventLoop.isLate() ? cache.get(answered.key) : undefined
    if (!page || page.headers['etag'] !== answered!.etag) return false
    const { status, head, host, origin } = answered!
    response.writeHead(status, head)
    response.end(status === 304 ? undefined : head.includes('content-encoding') ? page.brotli : page.body)
    noteOpened({ url: request.url!, headers: request.headers, host, origin })
    return true
  })
}

/** All of a request that a kept page depends on; undefined of one that may be answered with something of its own. */
function wordsOf(request: IncomingMessage): string | undefined {
  const { method, url = '', headers, socket } = request
  const { cookie = '' } = headers
  if (
    method !== 'GET' ||
    !url.startsWith('/') ||
    (cookie !== '' && !ONLY_LANGUAGE.test(cookie)) ||
    LEAVES_SOMETHING.test(url)
  )
    return undefined
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  if (!hasOneHost(request)) return undefined
  const { 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': forwardedScheme } = headers
  const isForwarded = forwardedHost !== undefined || forwardedScheme !== undefined
  return [
    url,
    headers.host,
    cookie,
    headers.accept,
    headers['accept-language'],
    headers['accept-encoding'],
    headers['if-none-match'],
    forwardedHost,
    forwardedScheme,
    // Who says so may be one that is believed.
    isForwarded ? socket.remoteAddress : '',
  ].join('\n')
}
