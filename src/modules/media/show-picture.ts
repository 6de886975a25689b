import type { FastifyReply, FastifyRequest } from 'fastify'
import { eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { type Operation, refusedWith, textIn } from '#platform/contract/operation.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { sendObject } from '#providers/storage/send-object.ts'
import { folderOf } from './image-keys.ts'
import type { MediaParts } from './parts.ts'
import type { PictureGuards } from './picture-guards.ts'
import { mayChangeUpload } from './policy.ts'
import { images } from './tables.ts'
import { type ImageRow, pictureUrl, viewPicture } from './view.ts'
import { isGuardedContext } from './vocabulary.ts'

const PICTURE = {
  operationId: 'showPicture',
  at: '/pictures/{id}',
  summary: 'Leads to the largest width of a picture: `download` of POST /home/images/create',
  parameters: [textIn('path', 'id', 'Of the picture')],
  responses: { '302': { description: 'There it is' }, ...refusedWith(404, 503) },
} satisfies Operation

const WITHIN = textIn('query', 'in', 'Where it stands, of a picture whose use has to be told: a block', false)

const WIDTH = {
  operationId: 'showPictureWidth',
  at: '/pictures/{id}/{file}',
  summary: 'A width of a picture in a post, an answer or a lecture, for who may see that at this moment',
  parameters: [textIn('path', 'id', 'Of the picture'), textIn('path', 'file', 'One of its widths: `640.webp`'), WITHIN],
  responses: { '200': { description: 'The picture' }, ...refusedWith(401, 403, 404, 503) },
} satisfies Operation

type Asked<Params> = FastifyRequest<{ Params: Params; Querystring: { in?: string } }>
type Parts = Pick<MediaParts, 'media' | 'pictureGuards'>

/** How long a browser shows a guarded picture without asking again whether it still may. */
const KEPT = 'private, max-age=300'

/**
 * `/pictures/{id}` leads to the largest width there is, `/pictures/{id}/{width}.webp` is a width of a guarded picture,
 * for who may see what it stands in at this moment. 404 for an image that is not finished, or not to be seen; 403 where whoever asks
 * says what it stands in, and may not see that.
 */
export function showPictures(app: App, { media, pictureGuards }: Parts): void {
  app.get(
    '/pictures/:id',
    { config: { operation: PICTURE } },
    async (request: Asked<{ id: string }>, reply: FastifyReply) => {
      const image = await findSeen(app, request, { guards: pictureGuards })
      const picture = foundOr404(viewPicture(image))
      return reply
        .header('cache-control', image.isGuarded ? 'private, no-store' : 'public, max-age=300')
        .redirect(pictureUrl(picture, Infinity))
    },
  )

  app.get(
    '/pictures/:id/:file',
    { config: { operation: WIDTH } },
    async (request: Asked<{ id: string; file: string }>, reply: FastifyReply) => {
      const { in: within } = request.query
      refuseUnless(isSignedIn(request.caller.actor) || within !== undefined, new NotSignedIn())
      const image = await findSeen(app, request, { guards: pictureGuards, within })
      const width = Number(/^(\d+)\.webp$/.exec(request.params.file)?.[1])
      refuseUnless(image.isGuarded && image.widths.includes(width), new NotFound())
      const etag = `"${image.id}-${width}"`
      reply.headers({ 'cache-control': KEPT, vary: 'cookie', etag, 'cross-origin-resource-policy': 'same-origin' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return sendObject(media.store, `${folderOf(image)}${width}.webp`, request, reply)
    },
  )
}

interface Asking {
  guards: PictureGuards
  /** what whoever asks says it stands in */
  within?: string | undefined
}

async function findSeen(app: App, request: Asked<{ id: string }>, { guards, within }: Asking): Promise<ImageRow> {
  const { school, actor } = request.caller
  const { id } = request.params
  if (!school || !isId(id)) throw new NotFound()
  const asking = { guards, within: isId(within ?? '') ? within : undefined }
  return app.units.reading({ school, actor, work: 'pictures' }, async (ctx) => {
    const [row] = await imageById(ctx.tx, { id })
    const image = foundOr404(row)
    refuseUnless(await maySee(ctx, image, asking), asking.within === undefined ? new NotFound() : new NotAllowed())
    return image
  })
}

/** What stands in nothing yet is seen by who sent it. */
async function maySee(ctx: Ctx, image: ImageRow, { guards, within }: Asking): Promise<boolean> {
  const { id, context } = image
  if (!isGuardedContext(context)) return true
  return (await guards.maySee(ctx, { id, context }, within)) ?? mayChangeUpload(ctx.actor, image)
}

const imageById = prepared('image_by_id', (tx) =>
  tx
    .select()
    .from(images)
    .where(eq(images.id, sql.placeholder('id'))),
)
