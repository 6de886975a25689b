import type { FastifyReply, FastifyRequest } from 'fastify'
import { getVisibleProduct } from '#modules/catalog/index.ts'
import { viewPicture } from '#modules/media/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { picturePath, pictureVersion } from './picture-path.ts'
import type { ProductPictures } from './product-pictures.ts'

export interface PictureParts {
  schools: SchoolFinder
  productPictures: ProductPictures
}
type Asked = FastifyRequest<{ Params: { productId: string; file: string } }>

/** What a product was drawn from before leads to the picture as it is now. Of a draft only its admins get one. */
export function pictureRoutes(app: App, { schools, productPictures }: PictureParts): void {
  app.get(
    '/pictures/products/:productId/:file',
    { schema: { hide: true } },
    async (request: Asked, reply: FastifyReply) => {
      const { school: identity, actor } = request.caller
      const { productId, file } = request.params
      if (!identity || !isId(productId)) throw new NotFound()
      const school = foundOr404(await schools.view(identity.id))
      const { product, cover: image } = await app.units.reading({ school: identity, actor, work: 'pictures' }, (ctx) =>
        getVisibleProduct(ctx, { productId }),
      )
      const cover = viewPicture(image)
      const pictured = { product: { id: productId, title: product.title, cover }, school }
      const version = pictureVersion(pictured)
      const isForAll = product.status === 'published'
      if (file !== `${version}.jpg`) return reply.header('cache-control', 'no-cache').redirect(picturePath(pictured))
      const bytes = await productPictures.of(productId, version, {
        title: product.title,
        school: { name: school.name, template: school.template, color: school.overlay_color },
        cover,
      })
      return reply
        .header('content-type', 'image/jpeg')
        .header('cache-control', isForAll ? 'public, max-age=31536000, immutable' : 'private, no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes)
    },
  )
}
