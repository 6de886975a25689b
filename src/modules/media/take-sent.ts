import { invalidField } from '#platform/refusal.ts'
import { ObjectNotFound, UploadTooLarge } from '#providers/storage/port.ts'
import { takeUpload } from '#providers/storage/take-upload.ts'
import { IMAGE_MAX_BYTES } from './create-image.ts'
import { sentKey } from './image-keys.ts'
import type { Media } from './media.ts'
import { IMAGE_MAX_MEGABYTES } from './vocabulary.ts'

/** What a browser sent as an image; refuses with 422 on `path` what did not arrive or is too big. */
export function takeSent(media: Media, imageId: string): Promise<Buffer> {
  return takeUpload(media.store, { key: sentKey(imageId), maxBytes: IMAGE_MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof ObjectNotFound) throw invalidField('path', 'media.image-not-finished')
    if (error instanceof UploadTooLarge) throw invalidField('path', 'media.too-big', { size: IMAGE_MAX_MEGABYTES })
    throw error
  })
}
