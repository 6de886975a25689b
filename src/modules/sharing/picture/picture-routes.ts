import type { FastifyReply, FastifyRequest } from 'fastify'
import { getVisibleProduct } from '#modules/catalog/index.ts'
import { type Media, readPicture, readShown, viewPicture } from '#modules/media/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { KeptDrawings } from '#platform/kept-drawings.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { besideTitle, picturePath, pictureVersion, schoolPicturePath, schoolPictureVersion } from './picture-path.ts'
import { COVER_PIXELS } from './vocabulary.ts'

export interface PictureParts {
  schools: SchoolFinder
  media: Media
}
type Asked<Names extends string> = FastifyRequest<{ Params: Record<Names, string> }>

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

/** What a picture was drawn from before leads to it as it is now. */
export function pictureRoutes(app: App, { schools, media }: PictureParts): void {
  const drawings = new KeptDrawings()
  const send = (reply: FastifyReply, bytes: Buffer, kept: string) =>
    reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', kept)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)

  /** Of a draft only its admins get one. */
  app.get(
    '/pictures/products/:productId/:file',
    { schema: { hide: true } },
    async (request: Asked<'productId' | 'file'>, reply: FastifyReply) => {
      const { school: identity, actor } = request.caller
      const { productId, file } = request.params
      if (!identity || !isId(productId)) throw new NotFound()
      const school = foundOr404(await schools.view(identity.id))
      const { product, ...pictures } = await app.units.reading({ school: identity, actor, work: 'pictures' }, (ctx) =>
        getVisibleProduct(ctx, { productId }),
      )
      const cover = viewPicture(pictures.cover)
      const square = viewPicture(pictures.square)
      const pictured = { product: { id: productId, title: product.title, cover, square }, school }
      const beside = besideTitle({ cover, square })
      const version = pictureVersion(pictured)
      const isForAll = product.status === 'published'
      if (file !== `${version}.jpg`) return reply.header('cache-control', 'no-cache').redirect(picturePath(pictured))
      const bytes = await drawings.of(`${productId} ${version}`, async () => {
        const { drawPicture } = await import('./draw-picture.ts')
        return drawPicture({
          title: product.title,
          school: { ...school, color: school.overlay_color },
          cover: beside && (await readPicture(media, beside, COVER_PIXELS)),
        })
      })
      return send(reply, bytes, isForAll ? KEPT_FOR_EVER : 'private, no-store')
    },
  )

  app.get(
    '/pictures/school/:file',
    { schema: { hide: true } },
    async ({ caller, params: { file } }: Asked<'file'>, reply: FastifyReply) => {
      const identity = foundOr404(caller.school)
      const school = foundOr404(await schools.view(identity.id))
      const { origin } = identity
      const version = schoolPictureVersion(school, origin)
      if (file !== `${version}.jpg`)
        return reply.header('cache-control', 'no-cache').redirect(schoolPicturePath(school, origin))
      const bytes = await drawings.of(`${identity.id} ${version}`, async () => {
        const { drawSchoolPicture } = await import('./draw-school-picture.ts')
        return drawSchoolPicture({
          ...school,
          color: school.overlay_color,
          host: new URL(origin).host,
          logo: school.logos[0] ? await readShown(media, school.logos[0].src) : null,
        })
      })
      return send(reply, bytes, KEPT_FOR_EVER)
    },
  )
}
