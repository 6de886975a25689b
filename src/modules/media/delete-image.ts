import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { deleteImage as contract } from './contract.ts'
import { deleteWidths } from './delete-widths.ts'
import { getOwnImage, noteImage } from './get-own-image.ts'
import { sentKey } from './image-keys.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'

/** What showed the image shows none from then on. */
export async function deleteImage(
  ctx: OutsideCtx,
  { path, context }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const { id } = await ctx.inTransaction(async (inside) => {
    const image = await getOwnImage(inside, path)
    refuseUnless(image.context === context, new NotFound())
    noteImage(inside, image)
    await inside.tx.delete(images).where(eq(images.id, image.id))
    return image
  })
  await media.store.delete(sentKey(id))
  await deleteWidths(media.store, id)
  return true
}
