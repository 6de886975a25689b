import type { OutsideCtx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { createImage as contract } from './contract.ts'
import { imagePath, sentKey } from './image-keys.ts'
import type { Media } from './media.ts'
import { mayUploadImage } from './policy.ts'
import { images } from './tables.ts'
import { IMAGE_MAX_MEGABYTES, IMAGE_TYPES } from './vocabulary.ts'

const SEND_WITHIN_SECONDS = 15 * 60
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024

/** Signs the upload of one file of one type and size. Refuses with 403 contexts of admins, 422 other extensions. */
export async function createImage(
  ctx: OutsideCtx,
  { extension, context, filename }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  refuseUnless(mayUploadImage(ctx.actor, context))
  const contentType = Object.hasOwn(IMAGE_TYPES, extension) && IMAGE_TYPES[extension as keyof typeof IMAGE_TYPES]
  if (!contentType) throw invalidField('extension', 'media.bad-extension')
  const id = newId()
  const uploadedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  await ctx.inTransaction((inside) => {
    inside.note({ subject: filename })
    return inside.tx.insert(images).values({ id, context, uploadedById, filename, state: 'awaiting_upload' })
  })
  const { url, headers } = await media.store.signedUpload({
    key: sentKey(id),
    contentType,
    maxBytes: IMAGE_MAX_BYTES,
    expiresInSeconds: SEND_WITHIN_SECONDS,
  })
  return { path: imagePath(id), upload: url, headers, download: `/pictures/${id}` }
}
