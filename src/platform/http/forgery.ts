import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The token a page sends back in `x-csrf-token` or `_token`, bound to the browser's own cookie. */
export const forgeryToken = (secretKey: string, browserSecret: string): string =>
  createHmac('sha256', secretKey).update(`forgery:${browserSecret}`).digest('base64url')

/** True for a call that another site could have made the browser send, or whose page has gone stale. */
export function looksForged(request: FastifyRequest, secretKey: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const { browserSecret } = request.caller
  const sent = request.headers['x-csrf-token'] ?? (request.body as { _token?: unknown } | undefined)?._token
  if (!browserSecret || typeof sent !== 'string') return true
  const expected = Buffer.from(forgeryToken(secretKey, browserSecret))
  const given = Buffer.from(sent)
  return given.length !== expected.length || !timingSafeEqual(given, expected)
}
