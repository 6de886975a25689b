import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Media, readPicture } from '#modules/media/index.ts'
import type { Picture } from '#modules/media/contract.ts'
import type { App } from '#platform/http/app.ts'
import { KeptDrawings } from '#platform/kept-drawings.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import type { SchoolFinder } from '../../find-school.ts'
import { webManifest, PLATFORM_SITE } from './web-manifest.ts'
import { asIco } from './as-ico.ts'
import {
  ICON_FILES,
  type IconFile,
  iconPath,
  type IconSource,
  iconVersion,
  logoAsIcon,
  MANIFEST_PATH,
  PLATFORM_ICON,
} from './icon-path.ts'

export interface IconParts {
  schools: SchoolFinder
  media: Media
}
type Asked = FastifyRequest<{ Params: { version: string; file: string } }>

const SHARPEST = 512

/** Icons by the addresses that pages say, kept for ever, what a site is as an app, and /favicon.ico for whoever asks without being told. */
export function iconRoutes(app: App, { schools, media }: IconParts): void {
  const drawings = new KeptDrawings()
  const sourceFor = async ({ caller: { school } }: FastifyRequest): Promise<IconSource> =>
    school ? foundOr404(await schools.iconOf(school.id)) : PLATFORM_ICON
  const read = (picture: Picture | null) => picture && readPicture(media, picture, SHARPEST)
  const drawn = ({ own, logo, ...named }: IconSource, file: IconFile) =>
    drawings.of(`${iconVersion({ own, logo, ...named })} ${file}`, async () => {
      const { drawIcon } = await import('./draw-icon.ts')
      return drawIcon({ ...named, own: await read(own), logo: own ? null : await read(logoAsIcon(logo)) }, file)
    })

  app.get('/icons/:version/:file', { schema: { hide: true } }, async (request: Asked, reply: FastifyReply) => {
    const { version, file } = request.params
    if (!isIconFile(file)) throw new NotFound()
    const source = await sourceFor(request)
    if (version !== iconVersion(source))
      return reply.header('cache-control', 'no-cache').redirect(`${iconPath(source)}/${file}`)
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await drawn(source, file))
  })

  app.get(MANIFEST_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { school } = request.caller
    const view = school && foundOr404(await schools.view(school.id))
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(view ?? PLATFORM_SITE, iconPath(await sourceFor(request)))))
  })

  app.get('/favicon.ico', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=3600')
      .send(asIco(await drawn(await sourceFor(request), '32.png'))),
  )
}

const isIconFile = (file: string): file is IconFile => Object.hasOwn(ICON_FILES, file)
