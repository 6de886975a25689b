import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sessionCookie } from '#modules/people/index.ts'
import { hasFormOutcome } from '#platform/http/plain-form.ts'
import { schemeOf } from '#platform/http/scheme-of.ts'
import { pathOf } from '#platform/log.ts'
import { askedLanguage, chosenLanguage } from './asked-language.ts'
import { encodingFor } from './compression.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** under which the page is kept that this is answered with at once */
    keptAs: string | null
  }
}

/** The address of a page that is kept, with what it reads of the query and nothing else; undefined of any other page. */
export type KeptAddress = (url: string) => string | undefined

/** A path is as long as whoever asks wants it to be. */
const ROOM = { max: 5_000, maxSize: 1024 * 1024, sizeCalculation: (_: unknown, path: string) => path.length }
/** The browser's router asks with it for the data of some parts of a page. */
const PARTS_OF_DATA = '_routes'

/** Where the browser's router asks which files the pages behind the links in sight are made of. */
const MANIFEST = { path: '/__manifest', reads: ['paths', 'version'] }

/** `readsOfPage` tells the parameters that the page at a path declares, undefined for one that is not kept. */
export function keptAddresses(readsOfPage: (path: string) => readonly string[] | undefined): KeptAddress {
  const readsAt = foundOnce((path) => (path === MANIFEST.path ? MANIFEST.reads : readsOfPage(pageOfData(path))))
  return (url) => {
    const path = pathOf(url)
    const reads = readsAt(path)
    if (!reads || path === url) return reads && path
    const asked = new URLSearchParams(url.slice(path.length))
    const read = new URLSearchParams()
    for (const name of [...reads, PARTS_OF_DATA]) {
      const value = asked.get(name)
      if (value !== null) read.set(name, value)
    }
    return read.size > 0 ? `${path}?${read}` : path
  }
}

/** What is found at a path, found once for each: it is looked up among all routes. */
export function foundOnce<Found>(find: (path: string) => Found): (path: string) => Found {
  const known = new LRUCache<string, { found: Found }>(ROOM)
  return (path) => {
    let entry = known.get(path)
    if (!entry) {
      entry = { found: find(path) }
      known.set(path, entry)
    }
    return entry.found
  }
}

/** Which kind of page a request renders; of one that is everyone's, nothing: it is kept, or rendered once for all who ask. */
export function pagesInTurn(
  addressOf: KeptAddress,
  kindOfPage: (path: string) => string | undefined,
): (request: FastifyRequest) => string | undefined {
  const kindAt = foundOnce(kindOfPage)
  return (request) =>
    isForAnyVisitor(request) && addressOf(request.url) !== undefined
      ? undefined
      : (kindAt(pageOfData(pathOf(request.url))) ?? 'no page')
}

/** The page whose data the browser's router asks for at a path. */
export const pageOfData = (path: string): string => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

/** Answers pages that are kept before anything is found out about school or caller: their key says it all. */
export function answerKeptPages(app: FastifyInstance, cache: PageCache, addressOf: KeptAddress): void {
  app.decorateRequest('keptAs', null)
  app.addHook('onRequest', (request, reply, next) => {
    const address = isForAnyVisitor(request) ? addressOf(request.url) : undefined
    const key = address === undefined ? undefined : keyOf(request, address)
    const page = key === undefined ? undefined : cache.get(key)
    if (!page) return next()
    request.keptAs = key!
    sendKept(request, reply, page)
  })
}

/** No session, and nothing left for this browser alone: what is answered may be everyone's. */
export const isForAnyVisitor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && sessionCookie(request) === undefined && !hasFormOutcome(request) && wantsPage(request)

/** The host is the school's; a reader who neither chose nor asks for a language of ours gets the school's own. */
export function keyOf(request: FastifyRequest, address: string): string {
  const language = chosenLanguage(request) ?? askedLanguage(request) ?? ''
  return `${schemeOf(request)} ${request.host.toLowerCase()} ${language} ${address}`
}

/** A page, or the data of one that the browser's router asks for. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if (path.startsWith('/json/')) return false
  const takesPages = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  return takesPages || path.endsWith('.data') || path === MANIFEST.path
}

export function sendKept(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  const { headers, body, brotli } = page
  reply.headers(headers)
  if (request.headers['if-none-match'] === headers['etag']) return reply.code(304).send()
  if (!brotli || encodingFor(request.headers['accept-encoding']) !== 'br') return reply.send(body)
  return reply.header('content-encoding', 'br').send(brotli)
}
