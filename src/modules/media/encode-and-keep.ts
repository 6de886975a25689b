import { invalidField } from '#platform/refusal.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { folderOf } from './image-keys.ts'
import type { ImageRow } from './view.ts'
import { type ImageContext, isGuardedContext, LEAST_PIXELS } from './vocabulary.ts'

/** Stores a picture in the widths pages use and says what it is now; refuses what is none, or too small for its use, with 422 on `field`. */
export async function encodeAndKeep(
  store: ObjectStore,
  image: { id: string; context: ImageContext },
  bytes: Buffer,
  field: string,
): Promise<Pick<ImageRow, 'state' | 'width' | 'height' | 'widths' | 'isGuarded'>> {
  // sharp is not for every process to carry.
  const { encodeImage, UnreadableImage } = await import('#providers/storage/images.ts')
  const { width, height, variants } = await encodeImage(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? invalidField(field, 'media.unreadable-image') : error
  })
  const least = LEAST_PIXELS[image.context] ?? 1
  if (Math.min(width, height) < least) throw invalidField(field, 'media.image-too-small', { least, width, height })
  const isGuarded = isGuardedContext(image.context)
  const folder = folderOf({ id: image.id, isGuarded })
  try {
    for (const { width, bytes, contentType } of variants)
      await store.put(`${folder}${width}.webp`, bytes, { contentType })
  } catch (error) {
    await store.deletePrefix(folder)
    throw error
  }
  return { state: 'ready', width, height, widths: variants.map((variant) => variant.width), isGuarded }
}
