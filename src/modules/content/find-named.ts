import { findBlockFilms, findFiles, findPictures, type Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Found } from './types/block-type.ts'
import type { BlockTypes } from './types/together.ts'
import { BLOCK_PICTURES } from './vocabulary.ts'

interface Named<Content extends { type: string }> {
  types: BlockTypes<Content>
  blocks: Content[]
}

/** The pictures, files and films that these blocks name, in three statements however many they are. */
export async function findNamed<Content extends { type: string }>(
  ctx: Ctx,
  { types: { pictureIds, fileIdOf, filmIdOf }, blocks }: Named<Content>,
  media: Media,
): Promise<Found> {
  const idsBy = (idOf: (block: Content) => string | undefined) => blocks.flatMap((each) => idOf(each) ?? [])
  return {
    pictures: await findPictures(ctx, { ids: blocks.flatMap((each) => pictureIds(each)), context: BLOCK_PICTURES }),
    files: await findFiles(ctx, idsBy(fileIdOf)),
    films: await findBlockFilms(ctx, idsBy(filmIdOf), media),
  }
}
