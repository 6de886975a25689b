import { findBlockFilms, findFiles, findPictures, type Media } from '#modules/media/index.ts'
import type { ImageContext } from '#modules/media/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Found } from './types/block-type.ts'
import type { BlockTypes } from './types/together.ts'

/** The pictures, files and films that these blocks name, in three statements however many they are. */
export async function findNamed<Content extends { type: string }>(
  ctx: Ctx,
  {
    types: { pictureIds, fileIdOf, filmIdOf },
    pictures: context,
  }: { types: BlockTypes<Content>; pictures: ImageContext },
  blocks: Content[],
  media: Media,
): Promise<Found> {
  const idsBy = (idOf: (block: Content) => string | undefined) => blocks.flatMap((each) => idOf(each) ?? [])
  return {
    pictures: await findPictures(ctx, { ids: blocks.flatMap((each) => pictureIds(each)), context }),
    files: await findFiles(ctx, idsBy(fileIdOf)),
    films: await findBlockFilms(ctx, idsBy(filmIdOf), media),
  }
}
