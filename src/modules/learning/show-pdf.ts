import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPdf, pdfKey } from '#modules/courses/index.ts'
import type { Media } from '#modules/media/index.ts'
import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, refuseUnless } from '#platform/refusal.ts'
import { getOpenLecture } from './find-lecture.ts'
import { isToBeSaved, type MaySave, onlyInOurFrames, SAVED, sendWatched } from './send-watched.ts'

const PDF = {
  operationId: 'showLecturePdf',
  at: '/lectures/{id}/pdf',
  summary: 'The PDF of a lecture, for who may watch that at this moment',
  parameters: [textIn('path', 'id', 'Of the lecture'), SAVED],
  responses: {
    ...sentBytes('The PDF', 'application/pdf'),
    '304': { description: 'As it was' },
    ...refusedWith(403, 404, 503),
  },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: MaySave }>

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
    const isSaved = isToBeSaved(request.query)
    refuseUnless(isDownloadable || !isSaved, new NotAllowed())
    onlyInOurFrames(reply)
    return sendWatched(media, { key: pdfKey(fileId), id, filename, isSaved }, request, reply)
  })
}
