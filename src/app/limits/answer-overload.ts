import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '#platform/http/app.ts'
import { SHORT_PAGE_HEADERS, shortPage } from '#platform/http/short-page.ts'
import type { WordError } from '#platform/http/word-errors.ts'
import type { Language } from '#platform/i18n/language.ts'
import { preferredLanguage } from '#platform/i18n/preferred-language.ts'
import { Overloaded } from '#platform/refusal.ts'

interface ReadyAnswer {
  /** names and values in turn */
  headers: string[]
  body: string
}

/** Says that there is too much to do by words made before: where thousands are refused, refusing must cost next to nothing. */
export function answerOverload(app: App, word: WordError) {
  const ready = new Map<string, ReadyAnswer>()
  return ({ headers }: Pick<IncomingMessage, 'headers'>, response: ServerResponse, { isPage = false } = {}): void => {
    const language = preferredLanguage(headers['accept-language']) ?? 'en'
    const name = `${language} ${isPage}`
    const answer = ready.get(name) ?? makeReady(app, word, { language, isPage })
    ready.set(name, answer)
    response.writeHead(503, answer.headers).end(answer.body)
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
  const all = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...headers,
    ...(isPage ? SHORT_PAGE_HEADERS : JSON_HEADERS),
    'content-length': Buffer.byteLength(text),
  }
  return { headers: Object.entries(all).flatMap(([name, value]) => [name, String(value)]), body: text }
}

const JSON_HEADERS = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'content-type': 'application/json; charset=utf-8',
}
