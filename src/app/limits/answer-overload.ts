import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#platform/http/app.ts'
import { SHORT_PAGE_HEADERS, shortPage, wantsShortPage } from '#platform/http/short-page.ts'
import type { WordError } from '#platform/http/word-errors.ts'
import type { Language } from '#platform/i18n/language.ts'
import { preferredLanguage } from '#platform/i18n/preferred-language.ts'
import { slices } from '#platform/in-slices.ts'
import { Overloaded } from '#platform/refusal.ts'

interface ReadyAnswer {
  headers: Record<string, string | number>
  body: Buffer
}

/** Milliseconds of each turn of the loop that refusing may take: most of it is handing bytes to the system. */
const SLICE = 20

/**
 * Says that there is too much to do by bytes made before, and in slices: where thousands are refused, refusing must cost next to
 * nothing, and let through what is done meanwhile.
 */
export function answerOverload(app: App, word: WordError) {
  const inSlices = slices(SLICE)
  const ready = new Map<string, ReadyAnswer>()
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const language = preferredLanguage(request.headers['accept-language']) ?? 'en'
    const isPage = wantsShortPage(request)
    const name = `${language} ${isPage}`
    const answer = ready.get(name) ?? makeReady(app, word, { language, isPage })
    ready.set(name, answer)
    reply.hijack()
    void inSlices(() => reply.raw.writeHead(503, answer.headers).end(answer.body))
  }
}

function makeReady(
  app: App,
  word: WordError,
  { language, isPage }: { language: Language; isPage: boolean },
): ReadyAnswer {
  const failed = { language, log: app.log, bodyTypes: () => [], report: () => undefined }
  const { body, headers } = word(new Overloaded(), failed)
  const text = isPage
    ? shortPage({ message: body.message, language, retryAfter: headers['retry-after'] })
    : JSON.stringify(body)
  return {
    headers: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
      ...(isPage ? SHORT_PAGE_HEADERS : JSON_HEADERS),
      'content-length': Buffer.byteLength(text),
    },
    body: Buffer.from(text),
  }
}

const JSON_HEADERS = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'content-type': 'application/json; charset=utf-8',
}
