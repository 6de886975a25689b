import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#platform/i18n/language.ts'

/** A browser that wants to show what it gets, where no page of ours can be rendered: no school is known, or there is no room. */
export const wantsShortPage = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && !routeOptions?.config?.endpoint && (headers.accept ?? '').includes('text/html')

interface ShortPage {
  message: string
  language: Language
  /** seconds, where waiting helps: then the page asks again by itself */
  retryAfter: unknown
}

export const sendShortPage = (
  reply: FastifyReply,
  { status, ...said }: Omit<ShortPage, 'retryAfter'> & { status: number },
): FastifyReply =>
  reply
    .code(status)
    .headers(SHORT_PAGE_HEADERS)
    .send(shortPage({ ...said, retryAfter: reply.getHeader('retry-after') }))

export const SHORT_PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
}

/** One sentence as a page. */
export function shortPage({ message, language, retryAfter }: ShortPage): string {
  const again = retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${Number(retryAfter) + 1}">`
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `${again}<title>${escaped(message)}</title><style>${LOOK}</style></head><body><main><h1>${linked(escaped(message))}</h1></main></body></html>`
  )
}

/** Addresses in it lead there; how they begin is not read, and breaks the line of a phone. */
const linked = (html: string): string =>
  html
    .replaceAll(/https?:\/\/[^\s<]*[^\s<.,]/g, (url) => `<a href="${url}">${url.replace(/^https?:\/\//, '')}</a>`)
    .replaceAll(/[^\s<>"@]+@[^\s<>"@]*[^\s<>".,@]/g, (email) => `<a href="mailto:${email}">${email}</a>`)

const LOOK =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:20px/1.5 system-ui,sans-serif;' +
  'background:light-dark(#faf7f2,#191613);color:light-dark(#211d18,#efe9e0)}main{max-width:34em;padding:2em;text-align:center;overflow-wrap:anywhere}h1{margin:0;font:inherit}a{color:inherit}'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
