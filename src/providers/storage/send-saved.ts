import type { FastifyReply, FastifyRequest } from 'fastify'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import type { ObjectStore } from './port.ts'
import { SANDBOX, sendObject } from './send-object.ts'

interface Saved {
  key: string
  /** tells it from any other: whoever goes on with a part is told that it is a part of the same */
  id: string
  filename: string
  /** where it is kept as another */
  contentType?: string
}

/** Answers with a file that is saved and never shown, so that nothing in it runs here; nobody on the way keeps it. @throws NotFound */
export function sendSaved(
  store: ObjectStore,
  { key, id, filename, contentType }: Saved,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers({
    'cache-control': 'private, no-store',
    etag: `"${id}"`,
    'content-disposition': dispositionOf('attachment', filename),
    'content-security-policy': SANDBOX,
    'cross-origin-resource-policy': 'same-origin',
  })
  return sendObject(store, key, request, reply, contentType)
}
