import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import { ObjectNotFound, UploadTooLarge } from '#providers/storage/port.ts'
import { takeUpload } from '#providers/storage/take-upload.ts'
import type { finishImage as contract } from './contract.ts'
import { IMAGE_MAX_BYTES } from './create-image.ts'
import { encodeAndKeep } from './encode-and-keep.ts'
import { getOwnImage, noteImage } from './get-own-image.ts'
import { sentKey } from './image-keys.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'
import { viewPicture } from './view.ts'
import { IMAGE_MAX_MEGABYTES } from './vocabulary.ts'

/** Makes a picture of what was sent, and may be repeated. Refuses with 422 what did not arrive, is too big or no picture. */
export async function finishImage(
  ctx: OutsideCtx,
  { path }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const image = await ctx.inTransaction((inside) => getOwnImage(inside, path))
  const finished = viewPicture(image)
  if (finished) return finished
  const encoded = await encodeAndKeep(media.store, image, await takeSent(media, image.id), 'path')
  const picture = await ctx.answering(async (inside) => {
    noteImage(inside, image)
    const [row] = await inside.tx.update(images).set(encoded).where(eq(images.id, image.id)).returning()
    return foundOr404(viewPicture(row))
  })
  await media.store.delete(sentKey(image.id))
  return picture
}

function takeSent(media: Media, imageId: string): Promise<Buffer> {
  return takeUpload(media.store, { key: sentKey(imageId), maxBytes: IMAGE_MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof ObjectNotFound) throw invalidField('path', 'media.image-not-finished')
    if (error instanceof UploadTooLarge) throw invalidField('path', 'media.too-big', { size: IMAGE_MAX_MEGABYTES })
    throw error
  })
}
