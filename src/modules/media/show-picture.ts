import type { FastifyReply, FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { NotFound } from '#platform/refusal.ts'
import { images } from './tables.ts'
import { pictureUrl, viewPicture } from './view.ts'

/** `/pictures/{id}` leads to the largest width there is; 404 for an image that is not finished. */
export function showPictures(app: App): void {
  app.get('/pictures/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { school } = request.caller
    const { id } = request.params
    if (!school || !isId(id)) throw new NotFound()
    const [row] = await app.units.reading({ school, actor: request.caller.actor }, ({ tx }) =>
      tx.select().from(images).where(eq(images.id, id)),
    )
    const picture = viewPicture(row)
    if (!picture) throw new NotFound()
    return reply.header('cache-control', 'public, max-age=300').redirect(pictureUrl(picture, Infinity))
  })
}
