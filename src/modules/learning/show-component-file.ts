import type { FastifyReply, FastifyRequest } from 'fastify'
import { findComponentFile } from '#modules/courses/index.ts'
import { keptKey, type Media } from '#modules/media/index.ts'
import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, refuseUnless } from '#platform/refusal.ts'
import { getOpenLecture } from './find-lecture.ts'
import { isToBeSaved, type MaySave, onlyInOurFrames, SAVED, sendWatched } from './send-watched.ts'

const FILE = {
  operationId: 'showComponentFile',
  at: '/lectures/files/{id}',
  summary: 'The file of a component of a lecture, for who may watch that at this moment',
  parameters: [
    textIn('path', 'id', 'Of the component'),
    SAVED,
    textIn('query', 'v', 'Another one for another file, so that browsers take neither for the other', false),
  ],
  responses: {
    ...sentBytes(),
    '304': { description: 'As it was' },
    ...refusedWith(403, 404, 503),
  },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: MaySave }>

/** Refuses with 404 what is not there for whoever asks, with 403 what belongs to a lecture that is closed to them, and a download that is not offered. */
export function showComponentFile(app: App, media: Media): void {
  app.get('/lectures/files/:id', { config: { operation: FILE } }, async (request: Asked, reply: FastifyReply) => {
    const { school, actor } = request.caller
    const { id } = request.params
    if (!school || !isId(id)) throw new NotFound()
    const { stored, content } = await app.units.reading({ school, actor, work: 'files' }, async (ctx) => {
      const found = foundOr404(await findComponentFile(ctx, id))
      await getOpenLecture(ctx, found.lectureId)
      return found
    })
    const { id: storedId, filename, contentType } = stored
    const isSaved = content.type === 'pdf' ? isToBeSaved(request.query) : content.type !== 'audio'
    if (content.type === 'pdf') {
      refuseUnless(content.is_downloadable || !isSaved, new NotAllowed())
      onlyInOurFrames(reply)
    }
    return sendWatched(media, { key: keptKey(storedId), id: storedId, filename, contentType, isSaved }, request, reply)
  })
}
