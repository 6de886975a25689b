import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Media, readPicture } from '#modules/media/index.ts'
import type { Picture } from '#modules/media/contract.ts'
import type { App } from '#platform/http/app.ts'
import { KeptDrawings } from '#platform/kept-drawings.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import type { SchoolFinder } from '../../find-school.ts'
import { asIco } from './as-ico.ts'
import { drawIcon } from './draw-icon.ts'
import {
  ICON_SIZES,
  iconPath,
  type IconSize,
  type IconSource,
  iconVersion,
  logoAsIcon,
  PLATFORM_ICON,
} from './icon-path.ts'

export interface IconParts {
  schools: SchoolFinder
  media: Media
}
type Asked = FastifyRequest<{ Params: { version: string; file: string } }>

const SHARPEST = 180

/** Icons by the addresses that pages say, kept for ever, and /favicon.ico for whoever asks without being told. */
export function iconRoutes(app: App, { schools, media }: IconParts): void {
  const drawings = new KeptDrawings()
  const sourceFor = async ({ caller: { school } }: FastifyRequest): Promise<IconSource> =>
    school ? foundOr404(await schools.iconOf(school.id)) : PLATFORM_ICON
  const read = (picture: Picture | null) => picture && readPicture(media, picture, SHARPEST)
  const drawn = ({ own, logo, ...named }: IconSource, size: IconSize) =>
    drawings.of(`${iconVersion({ own, logo, ...named })} ${size}`, async () =>
      drawIcon({ ...named, own: await read(own), logo: own ? null : await read(logoAsIcon(logo)) }, size),
    )

  app.get('/icons/:version/:file', { schema: { hide: true } }, async (request: Asked, reply: FastifyReply) => {
    const { version, file } = request.params
    const size = ICON_SIZES.find((each) => file === `${each}.png`)
    if (!size) throw new NotFound()
    const source = await sourceFor(request)
    if (version !== iconVersion(source))
      return reply.header('cache-control', 'no-cache').redirect(`${iconPath(source)}/${size}.png`)
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await drawn(source, size))
  })

  app.get('/favicon.ico', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=3600')
      .send(asIco(await drawn(await sourceFor(request), 32))),
  )
}
