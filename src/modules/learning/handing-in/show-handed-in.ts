import type { FastifyReply, FastifyRequest } from 'fastify'
import { findHandedIn } from '#modules/courses/index.ts'
import { keptKey, type Media } from '#modules/media/index.ts'
import { holdsRight, isImpersonated, isSignedIn } from '#platform/context.ts'
import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotFound, NotSignedIn, OnlyLooking, refuseUnless } from '#platform/refusal.ts'
import { sendSaved } from '#providers/storage/send-saved.ts'

const FILE = {
  operationId: 'showHandedIn',
  at: '/lectures/entries/{id}/file',
  summary: 'A file that was handed in, for whoever handed it in and for who reads entries',
  parameters: [textIn('path', 'id', 'Of the entry')],
  responses: {
    ...sentBytes(),
    ...refusedWith(401, 403, 404, 503),
  },
} satisfies Operation

type Asked = FastifyRequest<{ Params: { id: string } }>

/** Saved and never shown, so that nothing in it runs. Refuses with 404 everybody whose it is not, but those who read entries. */
export function showHandedIn(app: App, media: Media): void {
  app.get(
    '/lectures/entries/:id/file',
    { config: { operation: FILE } },
    async (request: Asked, reply: FastifyReply) => {
      const { school, actor } = request.caller
      const { id } = request.params
      if (!school || !isId(id)) throw new NotFound()
      refuseUnless(isSignedIn(actor), new NotSignedIn())
      refuseUnless(!isImpersonated(actor), new OnlyLooking())
      const { stored } = await app.units.reading({ school, actor, work: 'files' }, async (ctx) => {
        const found = foundOr404(await findHandedIn(ctx, id))
        refuseUnless(found.personId === actor.id || holdsRight(actor, 'see-moderation'), new NotFound())
        return found
      })
      const { id: storedId, filename, contentType } = stored
      return sendSaved(media.store, { key: keptKey(storedId), id: storedId, filename, contentType }, request, reply)
    },
  )
}
