import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { finishImage as contract } from './contract.ts'
import { encodeAndKeep } from './encode-and-keep.ts'
import { getOwnImage, noteImage } from './get-own-image.ts'
import { sentKey } from './image-keys.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'
import { takeSent } from './take-sent.ts'
import { viewPicture } from './view.ts'

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
