import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { digestOf } from '#platform/ids.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const SIGNATURE_BYTES = 32

/**
 * The token a page sends back in `x-csrf-token` or `_token`, bound to the browser's own cookie. Each time it is another
 * text: hidden by random bytes, which go along, it tells nothing by the length of the compressed page it stands in.
 */
export function forgeryToken(secretKey: string, browserSecret: string): string {
  const pad = nextPad()
  return Buffer.concat([pad, xor(signatureOf(secretKey, browserSecret), pad)]).toString('base64url')
}

/** Drawn for many tokens at once: each draw asks the system. */
const pads = Buffer.alloc(256 * SIGNATURE_BYTES)
let used = pads.byteLength

function nextPad(): Buffer {
  if (used === pads.byteLength) {
    randomFillSync(pads)
    used = 0
  }
  used += SIGNATURE_BYTES
  return pads.subarray(used - SIGNATURE_BYTES, used)
}

/** By the digest of what they sign; signing takes ten times as long as looking one up. */
const signatures = new LRUCache<string, Buffer>({ max: 10_000 })

function signatureOf(secretKey: string, browserSecret: string): Buffer {
  const key = digestOf(`${secretKey} ${browserSecret}`)
  const known = signatures.get(key)
  if (known) return known
  const signature = createHmac('sha256', secretKey).update(`forgery:${browserSecret}`).digest()
  signatures.set(key, signature)
  return signature
}

const xor = (bytes: Buffer, pad: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => byte ^ pad[at]!))

/**
 * True for what a page of another host made the browser send, as the browser tells: a neighbour under the same domain
 * is another host, too.
 */
export function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'same-site' || site === 'cross-site') return true
  if (origin === undefined) return false
  // A page that tells nobody where it is has no origin; only a browser's other word for it clears it.
  if (origin === 'null') return site === undefined
  const page = URL.parse(origin)
  return page === null || page.host !== URL.parse(`${page.protocol}//${host}`)?.host
}

/** True for a call that another site could have made the browser send, or whose page has gone stale. */
export function looksForged(request: FastifyRequest, secretKey: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  if (isFromElsewhere(request)) return true
  const { browserSecret } = request.caller
  const sent = request.headers['x-csrf-token'] ?? (request.body as { _token?: unknown } | undefined)?._token
  if (!browserSecret || typeof sent !== 'string') return true
  return !isTokenOf(sent, secretKey, browserSecret)
}

function isTokenOf(token: string, secretKey: string, browserSecret: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 2 * SIGNATURE_BYTES) return false
  const signature = xor(bytes.subarray(SIGNATURE_BYTES), bytes.subarray(0, SIGNATURE_BYTES))
  return timingSafeEqual(signature, signatureOf(secretKey, browserSecret))
}
