import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Media } from '#modules/media/index.ts'
import { textIn } from '#platform/contract/operation.ts'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import { sendObject } from '#providers/storage/send-object.ts'

/** A browser may keep it, but asks each time whether it may still have it. */
const KEPT = 'private, no-cache'

/** What is read may be saved as well, where the school allows that. */
export const SAVED = textIn('query', 'download', '1 to save a PDF, where the school allows that', false)
export interface MaySave {
  download?: string
}
export const isToBeSaved = ({ download }: MaySave): boolean => download === '1'

interface Watched {
  key: string
  /** tells it from any other that may be had at the same address */
  id: string
  filename: string
  isSaved: boolean
  /** where it is kept as another */
  contentType?: string
}

/** Answers with a file of a lecture to who may watch that; 304 where the browser has it already. @throws NotFound */
export function sendWatched(
  { store }: Media,
  { key, id, filename, isSaved, contentType }: Watched,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const etag = `"${id}"`
  reply.headers({
    'cache-control': KEPT,
    vary: 'cookie',
    etag,
    'content-disposition': dispositionOf(isSaved ? 'attachment' : 'inline', filename),
    'cross-origin-resource-policy': 'same-origin',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendObject(store, key, request, reply, contentType)
}

/** The browser's own viewer of a PDF runs in a frame, and only in ours. */
export const onlyInOurFrames = (reply: FastifyReply) =>
  reply.header('content-security-policy', `frame-ancestors 'self'`)
