import type { IncomingMessage } from 'node:http'
import { BadRequest } from '#platform/refusal.ts'
import type { App } from './app.ts'

/** What may be asked of this server as a whole, by `OPTIONS *`. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * The path of a request whose target is a whole address, as proxies are sent it: the host in it takes the place of the
 * Host header (RFC 9112, 3.2.2). A path with signs that decode to nothing is taken by the letter; `*` is what is no path.
 */
export function pathOfTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url: target = '' } = request
  if (target.startsWith('/')) return decodable(target)
  const address = /^https?:/i.test(target) ? URL.parse(target) : null
  if (!address || address.username || address.password) return '*'
  request.headers.host = address.host
  return decodable(address.pathname + address.search)
}

/** Refuses with 400 what is no path of a host: another kind of target, no Host, or two of them (RFC 9112, 3.2). */
export function checkTargets(app: App): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { url, originalUrl, method, raw } = request
    if (originalUrl === '*' && method === 'OPTIONS') void reply.code(204).header('allow', METHODS).send()
    else next(url.startsWith('/') && hasOneHost(raw) ? undefined : new BadRequest())
  })
}

function decodable(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

export function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  if (!headers.host) return false
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts <= 1
}
