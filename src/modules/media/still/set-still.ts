import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import { ObjectNotFound } from '#providers/storage/port.ts'
import { videoPrefix } from '#providers/video/own-host/own-host.ts'
import { frameFile, newStill } from '#providers/video/own-host/still.ts'
import { lockVideo } from '../change-state.ts'
import type { chooseFrame as frameContract, deleteStill as deleteContract, setStill as contract } from '../contract.ts'
import { getOwnImage } from '../get-own-image.ts'
import { getOwnVideo } from '../get-own-video.ts'
import { sentKey } from '../image-keys.ts'
import type { Media } from '../media.ts'
import { images, videos } from '../tables.ts'
import { takeSent } from '../take-sent.ts'
import { type VideoRow, viewVideo } from '../view.ts'
import { playedFrom } from './draw-frames.ts'

const WIDTH = 1280

/** Refuses with 409 videos of another host or not playable yet, with 422 a frame that was not drawn. */
export async function chooseFrame(
  ctx: OutsideCtx,
  { id, milliseconds }: Input<typeof frameContract>,
  media: Media,
): Promise<Answer<typeof frameContract>> {
  const { video, attempt } = playedFrom(await ctx.inTransaction((inside) => getOwnVideo(inside, id)))
  const key = `${videoPrefix(video.hostVideoId)}${frameFile(attempt, milliseconds)}`
  const { stream } = await media.store.get(key).catch((error: unknown) => {
    throw error instanceof ObjectNotFound ? invalidField('milliseconds', 'media.no-such-frame') : error
  })
  return keep(ctx, media, video, await buffer(stream))
}

/**
 * Refuses with 422 a file that did not arrive, is too big or no picture. It is seen by who sees the film, and never lies among the pictures
 * that are there for everyone.
 */
export async function setStill(
  ctx: OutsideCtx,
  { id, path }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const { imageId, found } = await ctx.inTransaction(async (inside) => ({
    imageId: (await getOwnImage(inside, path)).id,
    found: await getOwnVideo(inside, id),
  }))
  const { video } = playedFrom(found)
  const shown = await keep(ctx, media, video, await pictureSent(media, imageId))
  await ctx.inTransaction(({ tx }) => tx.delete(images).where(eq(images.id, imageId)))
  await media.store.delete(sentKey(imageId))
  return shown
}

/** There being none is fine. */
export async function deleteStill(
  ctx: OutsideCtx,
  { id }: Input<typeof deleteContract>,
  media: Media,
): Promise<Answer<typeof deleteContract>> {
  await ctx.inTransaction((inside) => getOwnVideo(inside, id))
  return show(ctx, media, id, null)
}

async function keep(ctx: OutsideCtx, media: Media, { id, hostVideoId }: VideoRow, picture: Buffer) {
  const still = newStill()
  await media.store.put(`${videoPrefix(hostVideoId)}${still}`, picture, { contentType: 'image/webp' })
  return show(ctx, media, id, still)
}

/** The one before is deleted once nothing shows it. */
async function show(ctx: OutsideCtx, media: Media, id: string, still: string | null) {
  let before: VideoRow | undefined
  const shown = await ctx.answering(async (inside) => {
    before = foundOr404(await lockVideo(inside, id))
    inside.note({ subject: before.title })
    const [row] = await inside.tx.update(videos).set({ still }).where(eq(videos.id, id)).returning()
    return viewVideo(foundOr404(row), media)
  })
  if (before?.still) await media.store.delete(`${videoPrefix(before.hostVideoId)}${before.still}`)
  return shown
}

async function pictureSent(media: Media, imageId: string): Promise<Buffer> {
  const bytes = await takeSent(media, imageId)
  // sharp is not for every process to carry.
  const { encodeImage, UnreadableImage } = await import('#providers/storage/images.ts')
  const { variants } = await encodeImage(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? invalidField('path', 'media.unreadable-image') : error
  })
  return (variants.find(({ width }) => width >= WIDTH) ?? variants.at(-1)!).bytes
}
