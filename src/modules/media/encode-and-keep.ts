import { invalidField } from '#platform/refusal.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { publicPrefix } from './image-keys.ts'
import type { ImageRow } from './view.ts'

/** Stores a picture in the widths pages use and says what it is now; refuses what is none with 422 on `field`. */
export async function encodeAndKeep(
  store: ObjectStore,
  imageId: string,
  bytes: Buffer,
  field: string,
): Promise<Pick<ImageRow, 'state' | 'width' | 'height' | 'widths'>> {
  // sharp is not for every process to carry.
  const { encodeImage, UnreadableImage } = await import('#providers/storage/images.ts')
  const { width, height, variants } = await encodeImage(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? invalidField(field, 'media.unreadable-image') : error
  })
  for (const { width, bytes, contentType } of variants)
    await store.put(`${publicPrefix(imageId)}${width}.webp`, bytes, { contentType })
  return { state: 'ready', width, height, widths: variants.map((variant) => variant.width) }
}
