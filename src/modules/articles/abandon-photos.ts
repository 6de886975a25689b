import { eq, inArray } from 'drizzle-orm'
import { shownInBlocks } from '#modules/content/index.ts'
import { abandonUploads } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { ARTICLE_BLOCKS } from './blocks/types.ts'
import { articleBlocks, articlePhotos } from './tables.ts'

export async function photoIdsOf({ tx }: Ctx, articleId: string): Promise<string[]> {
  const rows = await tx
    .select({ imageId: articlePhotos.imageId })
    .from(articlePhotos)
    .where(eq(articlePhotos.articleId, articleId))
  return rows.map(({ imageId }) => imageId)
}

/** Those of these images that an article shows as photos. */
export async function photosAmong({ tx }: Ctx, imageIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ imageId: articlePhotos.imageId })
    .from(articlePhotos)
    .where(inArray(articlePhotos.imageId, imageIds))
  return rows.map(({ imageId }) => imageId)
}

/** Lets those go that no article shows any more. */
export async function abandonPhotos(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const inBlocks = await shownInBlocks(ctx, { table: articleBlocks, types: ARTICLE_BLOCKS }, ids)
  const kept = new Set([...(await photosAmong(ctx, ids)), ...inBlocks])
  abandonUploads(ctx, { imageIds: ids.filter((id) => !kept.has(id)), videoIds: [] })
}
