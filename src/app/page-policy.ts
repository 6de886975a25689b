import { createHash } from 'node:crypto'

interface Sources {
  frameSources: string[]
  connectSources: string[]
  /** the origin of a gateway that the page's own card form sends cards to */
  cardsSentTo: string | null
  /** true for what other sites may put into a frame */
  isForAnySite: boolean
}

/** For a page that is one reader's own. One that is kept would show its nonce to all: its scripts are allowed one by one. */
export const allowedByNonce = (nonce: string): string => `'nonce-${nonce}'`

/** By the hash of each script written into the page; only those that carry the render's own nonce are counted as ours. */
export function allowedByHash(html: string, nonce: string): string {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', code]) => attributes.includes(`nonce="${nonce}"`) && !attributes.includes('src=') && code,
    )
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)].join(' ')
}

/** The Content-Security-Policy of one page. */
export function pagePolicy(
  allowedScripts: string,
  { frameSources, connectSources, cardsSentTo, isForAnySite }: Sources,
): string {
  const connects = cardsSentTo === null ? connectSources : [...connectSources, cardsSentTo]
  return [
    `default-src 'self'`,
    `script-src 'self' ${allowedScripts}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${connectSources.join(' ')}`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${connects.join(' ')}`,
    `frame-src 'self' ${frameSources.join(' ')}`,
    `frame-ancestors ${isForAnySite ? '*' : `'self'`}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}
