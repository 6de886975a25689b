import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { UploadedFile } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { encodeAndKeep } from './encode-and-keep.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'
import type { ImageContext } from './vocabulary.ts'

/** Keeps the image of a multipart call and gives its id; refuses with 422 on `image` what is no picture. */
export async function storeImage(
  ctx: OutsideCtx,
  media: Media,
  { context, file }: { context: ImageContext; file: UploadedFile },
): Promise<string> {
  const id = newId()
  const encoded = await encodeAndKeep(media.store, { id, context }, file.bytes, 'image')
  const uploadedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  await ctx.aside(({ tx }) => tx.insert(images).values({ id, context, uploadedById, ...encoded }))
  return id
}
