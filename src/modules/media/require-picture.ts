import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import type { Picture } from './contract.ts'
import { images } from './tables.ts'
import { viewPicture } from './view.ts'
import type { ImageContext } from './vocabulary.ts'

/** The finished picture someone wants to use; refuses with 422 on `field` one that is unknown, unfinished or for other use. */
export async function requirePicture(
  ctx: Ctx,
  { id, context, field }: { id: string; context: ImageContext; field: string },
): Promise<Picture> {
  const [row] = await ctx.tx
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.context, context)))
  const picture = viewPicture(row)
  if (!picture) throw invalidField(field, 'media.image-not-finished')
  return picture
}
