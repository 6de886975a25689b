import { eq, inArray } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { articlePhotos } from './tables.ts'

export async function photoIdsOf({ tx }: Ctx, articleId: string): Promise<string[]> {
  const rows = await tx
    .select({ imageId: articlePhotos.imageId })
    .from(articlePhotos)
    .where(eq(articlePhotos.articleId, articleId))
  return rows.map(({ imageId }) => imageId)
}

/** Lets those go that no article shows any more. */
export async function abandonPhotos(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await ctx.tx
    .select({ imageId: articlePhotos.imageId })
    .from(articlePhotos)
    .where(inArray(articlePhotos.imageId, ids))
  const kept = new Set(rows.map(({ imageId }) => imageId))
  abandonUploads(ctx, { imageIds: ids.filter((id) => !kept.has(id)), videoIds: [] })
}
