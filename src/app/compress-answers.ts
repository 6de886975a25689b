import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '#modules/people/index.ts'
import { compressed, encodingFor } from './compression.ts'

/** Less hardly gets shorter, and fits into one packet. */
const SHORT_BYTES = 1024
const TEXT = /^(text\/|application\/json|image\/svg\+xml)/

/**
 * Pages and answers are sent compressed to whoever takes them so. Kept pages are compressed already, files when they are
 * built. Why that tells nobody anything: docs/decisions/0011.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!isLongText(reply, payload)) return next()
    reply.header('vary', varyOf(reply))
    const encoding = mayTell(request) ? encodingFor(request.headers['accept-encoding']) : undefined
    if (!encoding) return next()
    const sendPacked = (body: Buffer) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      next(null, body)
    }
    compressed(payload, encoding).then(sendPacked, next)
  })
}

function isLongText(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  if (!isLong(payload) || reply.hasHeader('content-encoding') || reply.hasHeader('etag')) return false
  return TEXT.test(String(reply.getHeader('content-type') ?? ''))
}

/** A text has at least as many bytes as letters. */
const isLong = (payload: string | Buffer): boolean =>
  payload.length > SHORT_BYTES || Buffer.byteLength(payload) > SHORT_BYTES

/**
 * The length of a compressed answer may tell how alike two texts in it are. Whoever is signed in gets none to what
 * another site made their browser ask for: only there could somebody else choose one of the texts, again and again.
 */
export const mayTell = (request: FastifyRequest): boolean =>
  sessionCookie(request) === undefined || !/^(cross|same)-site$/.test(String(request.headers['sec-fetch-site']))

function varyOf(reply: FastifyReply): string {
  const named = String(reply.getHeader('vary') ?? '')
  if (/accept-encoding/i.test(named)) return named
  return named ? `${named}, Accept-Encoding` : 'Accept-Encoding'
}
