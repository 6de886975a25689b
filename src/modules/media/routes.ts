import type { FastifyInstance } from 'fastify'
import type { OutsideCtx } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction, servePlatform } from '#platform/http/serve.ts'
import * as avatars from './avatars/contract.ts'
import { setAvatar } from './avatars/set-avatar.ts'
import * as contract from './contract.ts'
import { createImage } from './create-image.ts'
import { deleteCaptions } from './delete-captions.ts'
import { deleteImage } from './delete-image.ts'
import { deleteVideo } from './delete-video.ts'
import { finishImage } from './finish-image.ts'
import { getCaptions } from './get-captions.ts'
import { getFilmRoom } from './get-film-room.ts'
import { getVideo } from './get-video.ts'
import { videoHostRoutes } from './video-host-routes.ts'
import type { Media } from './media.ts'
import type { MediaParts } from './parts.ts'
import { putCaptions } from './put-captions.ts'
import { renewUploadSession } from './renew-upload-session.ts'
import { showPictures } from './show-picture.ts'
import { drawFrames } from './still/draw-frames.ts'
import { chooseFrame, deleteStill, setStill } from './still/set-still.ts'
import { takeBunnyNotification } from './take-bunny-notification.ts'

const NOTIFICATION_MAX_BYTES = 10_000

export async function mediaRoutes(app: App, parts: MediaParts): Promise<void> {
  const { media } = parts
  const using =
    <In, Out>(verb: (ctx: OutsideCtx, input: In, media: Media) => Promise<Out>) =>
    (ctx: OutsideCtx, input: In) =>
      verb(ctx, input, media)
  serveOutsideTransaction(app, contract.createImage, using(createImage))
  serveOutsideTransaction(app, contract.finishImage, using(finishImage))
  serveOutsideTransaction(app, contract.deleteImage, using(deleteImage))
  serve(app, avatars.setAvatar, setAvatar)
  serve(app, contract.getFilmRoom, (ctx) => getFilmRoom(ctx, parts))
  serve(app, contract.getVideo, (ctx, input) => getVideo(ctx, input, media))
  serveOutsideTransaction(app, contract.renewUploadSession, using(renewUploadSession))
  serveOutsideTransaction(app, contract.deleteVideo, (ctx, input) => deleteVideo(ctx, input, parts))
  serveOutsideTransaction(app, contract.getCaptions, using(getCaptions))
  serveOutsideTransaction(app, contract.putCaptions, using(putCaptions))
  serveOutsideTransaction(app, contract.deleteCaptions, using(deleteCaptions))
  serveOutsideTransaction(app, contract.drawFrames, using(drawFrames))
  serveOutsideTransaction(app, contract.chooseFrame, using(chooseFrame))
  serveOutsideTransaction(app, contract.setStill, using(setStill))
  serveOutsideTransaction(app, contract.deleteStill, using(deleteStill))
  showPictures(app, parts)
  await app.register(async (scope) => notificationRoute(scope as unknown as App, parts))
  await app.register((scope) => videoHostRoutes(scope as unknown as FastifyInstance, parts))
}

/** The host signs bytes, so this call alone is not parsed. */
function notificationRoute(app: App, parts: MediaParts): void {
  const bodies = new WeakMap<object, Buffer>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTIFICATION_MAX_BYTES }, (request, body, done) => {
    bodies.set(request, body as Buffer)
    done(null, {})
  })
  servePlatform(app, contract.takeBunnyNotification, async (_ctx, _input, { request }) => {
    await takeBunnyNotification(parts, { headers: request.headers, rawBody: bodies.get(request) ?? Buffer.alloc(0) })
    return { done: true as const }
  })
}
