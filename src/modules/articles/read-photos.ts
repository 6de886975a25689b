import { asc, eq } from 'drizzle-orm'
import { pictureColumns } from '#modules/media/columns.ts'
import { viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Photo } from './contract.ts'
import { articlePhotos } from './tables.ts'

export async function readPhotos({ tx }: Ctx, articleId: string): Promise<Photo[]> {
  const rows = await tx
    .select({ image: pictureColumns, alt: articlePhotos.alt })
    .from(articlePhotos)
    .innerJoin(images, eq(images.id, articlePhotos.imageId))
    .where(eq(articlePhotos.articleId, articleId))
    .orderBy(asc(articlePhotos.position))
  return rows.flatMap(({ image, alt }) => {
    const picture = viewPicture(image)
    return picture ? [{ picture, alt }] : []
  })
}
