import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPdf, pdfKey } from '#modules/courses/index.ts'
import type { Media } from '#modules/media/index.ts'
import { type Operation, refusedWith, textIn } from '#platform/contract/operation.ts'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, refuseUnless } from '#platform/refusal.ts'
import { sendObject } from '#providers/storage/send-object.ts'
import { getOpenLecture } from './find-lecture.ts'

const BYTES = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
const PDF = {
  operationId: 'showLecturePdf',
  at: '/lectures/{id}/pdf',
  summary: 'The PDF of a lecture, for who may watch that at this moment',
  parameters: [
    textIn('path', 'id', 'Of the lecture'),
    textIn('query', 'download', '1 to save it, where the school allows that', false),
  ],
  responses: {
    '200': { description: 'The PDF', content: BYTES },
    '206': { description: 'The range that was asked for', content: BYTES },
    '304': { description: 'As it was' },
    '416': { description: 'There is no such range' },
    ...refusedWith(403, 404, 503),
  },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { download?: string } }>

/** A browser may keep it, but asks each time whether it may still show it. */
const KEPT = 'private, no-cache'

/** Refuses with 404 what is not there for whoever asks, with 403 a lecture that is closed to them and a download that is not offered. */
export function showPdf(app: App, media: Media): void {
  app.get('/lectures/:id/pdf', { config: { operation: PDF } }, async (request: Asked, reply: FastifyReply) => {
    const { school, actor } = request.caller
    const { id: lectureId } = request.params
    if (!school || !isId(lectureId)) throw new NotFound()
    const { id, fileId, filename, isDownloadable } = await app.units.reading(
      { school, actor, work: 'pdfs' },
      async (ctx) => {
        await getOpenLecture(ctx, lectureId)
        return foundOr404(await findPdf(ctx, lectureId))
      },
    )
    const isSaved = request.query.download === '1'
    refuseUnless(isDownloadable || !isSaved, new NotAllowed())
    const etag = `"${id}"`
    reply.headers({
      'cache-control': KEPT,
      vary: 'cookie',
      etag,
      'content-disposition': dispositionOf(isSaved ? 'attachment' : 'inline', filename),
      // The browser's own viewer runs in the frame, and only in ours.
      'content-security-policy': `frame-ancestors 'self'`,
      'cross-origin-resource-policy': 'same-origin',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendObject(media.store, pdfKey(fileId), request, reply)
  })
}
