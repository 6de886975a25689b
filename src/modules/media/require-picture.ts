import { inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { invalidField, NotFound } from '#platform/refusal.ts'
import type { Picture } from './contract.ts'
import { images } from './tables.ts'
import { viewPicture } from './view.ts'
import type { ImageContext } from './vocabulary.ts'

interface Use {
  context: ImageContext
  field: string
}

/**
 * The finished pictures someone wants to use, by id. Refuses with 404 one that the school does not have, with 422 on
 * `field` one that is unfinished or for other use.
 */
export async function requirePictures(
  ctx: Ctx,
  { ids, context, field }: Use & { ids: string[] },
): Promise<Map<string, Picture>> {
  const rows = ids.length === 0 ? [] : await ctx.tx.select().from(images).where(inArray(images.id, ids))
  const pictures = new Map<string, Picture>()
  for (const row of rows) {
    const picture = row.context === context ? viewPicture(row) : null
    if (!picture) throw invalidField(field, 'media.image-not-finished')
    pictures.set(row.id, picture)
  }
  if (!ids.every((id) => pictures.has(id))) throw new NotFound()
  return pictures
}

/** One of them. */
export async function requirePicture(ctx: Ctx, { id, ...use }: Use & { id: string }): Promise<Picture> {
  return (await requirePictures(ctx, { ids: [id], ...use })).get(id)!
}
