import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
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

/** What browsers send files to and fetch them from: each address opens by its own signature, whoever is signed in. */
export async function videoHostRoutes(app: FastifyInstance, parts: MediaParts): Promise<void> {
  const { media, units, reportError } = parts
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
    onUploadStarted: (videoId) => uploadStarted(parts, videoId),
    onUploaded: (videoId, uploadId) => uploadFinished(parts, videoId, uploadId),
  })
  await app.register(playbackRoutes, {
    ...library,
    store,
    frameAncestors: `'self'`,
    findPlayable: (videoId) => findPlayable(units, videoId),
  })
}

async function findPlayable(units: UnitsOfWork, videoId: string): Promise<PlayableVideo | null> {
  const [video] = await units.withoutSchool('a signed address opens one video, on any host', (tx) =>
    tx.select().from(videos).where(eq(videos.id, videoId)),
  )
  if (!video?.outputPrefix || !isPlayable(video)) return null
  return { title: video.title, prefix: video.outputPrefix, captions: video.captions }
}
