import { createHash } from 'node:crypto'

interface Sources {
  frameSources: string[]
  connectSources: string[]
  /** true for what other sites may put into a frame */
  isForAnySite: boolean
}

/**
 * The Content-Security-Policy of one page. Scripts written into it are allowed by their hash, so that a cached
 * page is as strict as a fresh one; only those that carry the render's own nonce are counted as ours.
 */
export function pagePolicy(
  html: string,
  nonce: string,
  { frameSources, connectSources, isForAnySite }: Sources,
): string {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', code]) => attributes.includes(`nonce="${nonce}"`) && !attributes.includes('src=') && code,
    )
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    `default-src 'self'`,
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${connectSources.join(' ')}`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${connectSources.join(' ')}`,
    `frame-src 'self' ${frameSources.join(' ')}`,
    `frame-ancestors ${isForAnySite ? '*' : `'self'`}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}
