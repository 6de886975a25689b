import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { imageIdIn } from './image-keys.ts'
import { mayChangeUpload } from './policy.ts'
import { images } from './tables.ts'
import type { ImageRow } from './view.ts'

/** Refuses with 404 what the school does not have, 403 another person's. */
export async function getOwnImage(ctx: Ctx, path: string): Promise<ImageRow> {
  const [found] = await ctx.tx
    .select()
    .from(images)
    .where(eq(images.id, imageIdIn(path)))
  const image = foundOr404(found)
  refuseUnless(mayChangeUpload(ctx.actor, image))
  return image
}

/** For the audit list: the name of its file, where it is known. */
export function noteImage(ctx: Ctx, { filename }: ImageRow): void {
  if (filename) ctx.note({ subject: filename })
}
