import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Cookies that open something. Over https their names begin with `__Host-`: browsers let nobody but this very host set
 * one, no neighbour under the same domain either. Over http, in development, they are called as they are.
 */
export const readOwnCookie = ({ headers, server }: FastifyRequest, name: string): string | undefined =>
  readCookie(headers.cookie, nameOf(server, name))

/** A cookie by its whole name, as it was sent. */
export function readCookie(header: string | undefined, whole: string): string | undefined {
  if (!header?.includes(whole)) return undefined
  let only: string | undefined
  for (let at = header.indexOf(whole); at >= 0; at = header.indexOf(whole, at + 1)) {
    if (!beginsPair(header, at) || header[at + whole.length] !== '=') continue
    const end = header.indexOf(';', at)
    const value = header.slice(at + whole.length + 1, end < 0 ? undefined : end).trimEnd()
    // Two of one name: somebody else set one of them for a path or a domain, and which is ours cannot be told.
    if (only !== undefined && only !== value) return undefined
    only = value
  }
  return only
}

function beginsPair(header: string, at: number): boolean {
  const before = header.slice(0, at).trimEnd()
  return before === '' || before.endsWith(';')
}

export function setOwnCookie(reply: FastifyReply, name: string, value: string, lifetimeSeconds: number): void {
  reply.setCookie(nameOf(reply.server, name), value, { ...rulesOf(reply.server), maxAge: lifetimeSeconds })
}

export function clearOwnCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(nameOf(reply.server, name), rulesOf(reply.server))
}

/** A request's cookies with one more, for the calls of a page that has just given it to its reader. */
export const withOwnCookie = (server: FastifyInstance, header: string, name: string, value: string): string =>
  `${header}; ${nameOf(server, name)}=${value}`

const nameOf = ({ isHttps }: FastifyInstance, name: string): string => (isHttps ? `__Host-${name}` : name)

const rulesOf = ({ isHttps }: FastifyInstance) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps,
})
