import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isId } from '#platform/ids.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import { diskFileRoutes } from '#providers/storage/disk/routes.ts'
import { publicFileRoutes } from '#providers/storage/public-files.ts'
import { type PlayableVideo, playbackRoutes } from '#providers/video/own-host/playback/playback-routes.ts'
import { tusRoutes } from '#providers/video/own-host/tus-routes.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { maxBytesOf, sayRefusal } from './limit-uploads.ts'
import { ownPicturesOnly } from './own-pictures-only.ts'
import type { MediaParts } from './parts.ts'
import { uploadFinished, uploadStarted } from './receive-upload.ts'
import { videos } from './tables.ts'
import { isPlayable } from './view.ts'
import { watchersBy } from './watching/watchers.ts'

/** What browsers send files to and fetch them from. */
export async function videoHostRoutes(app: FastifyInstance, parts: MediaParts): Promise<void> {
  const { media, units, reportError, viewers, filmsAtOnce } = parts
  const { store, library, uploads, filesSecret } = media
  await app.register(async (scope) => {
    ownPicturesOnly(scope, units)
    await scope.register(publicFileRoutes, { store })
  })
  if (filesSecret) await app.register(diskFileRoutes, { store, secret: filesSecret })
  await app.register(tusRoutes, {
    ...library,
    uploads,
    maxBytesOf: (videoId) => maxBytesOf(parts, videoId),
    say: sayRefusal,
    onBug(error, request) {
      request.log.error({ err: error }, 'upload failed')
      reportError(failureOf(request, error))
    },
    onUploadStarted: (videoId, bytes) => uploadStarted(parts, videoId, bytes),
    onUploaded: (videoId, uploadId) => uploadFinished(parts, videoId, uploadId),
  })
  await app.register(playbackRoutes, {
    ...library,
    store,
    frameAncestors: `'self'`,
    watchers: watchersBy(viewers, filmsAtOnce),
    findPlayable: (request, videoId) => findPlayable(units, request, videoId),
  })
}

async function findPlayable(
  units: UnitsOfWork,
  { caller: { school } }: FastifyRequest,
  videoId: string,
): Promise<PlayableVideo | null> {
  if (!school || !isId(videoId)) return null
  const [video] = await units.reading({ school, actor: { role: 'system' }, work: 'films' }, ({ tx }) =>
    tx.select().from(videos).where(eq(videos.id, videoId)),
  )
  if (!video?.outputPrefix || !isPlayable(video)) return null
  return { title: video.title, prefix: video.outputPrefix, still: video.still, captions: video.captions }
}
