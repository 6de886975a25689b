import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#platform/refusal.ts'
import { parseRange } from './byte-range.ts'
import type { ObjectStore } from './port.ts'

/** Whatever it is, it runs no script and reaches nothing. */
export const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with the object or the range asked for, as what it is kept as, or as another type where its bytes told that; 416 where there is no such range. Nothing sent can run script. @throws NotFound */
export async function sendObject(
  store: ObjectStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  contentType?: string,
) {
  const info = await store.head(key)
  if (!info) throw new NotFound()
  reply.headers({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' })
  // Browsers show no pdf in a sandbox, and a pdf cannot reach the page's origin.
  if (info.contentType !== 'application/pdf') reply.header('content-security-policy', SANDBOX)
  const range = parseRange(request.headers.range, info.size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${info.size}`).send()
  const length = range ? range.end - range.start + 1 : info.size
  reply.type(contentType ?? info.contentType).header('content-length', length)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`)
  if (request.method === 'HEAD') return reply.send()
  const object = await store.get(key, { info, ...(range && { range }) })
  return reply.send(object.stream)
}
