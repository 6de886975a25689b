import { findFiles, findPictures } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Found } from './types/block-type.ts'
import type { BlockTypes } from './types/together.ts'
import { BLOCK_PICTURES } from './vocabulary.ts'

/** The pictures and files that these blocks name, in two statements however many they are. */
export const findNamed = async <Content extends { type: string }>(
  ctx: Ctx,
  { pictureIds, fileIdOf }: BlockTypes<Content>,
  blocks: Content[],
): Promise<Found> => ({
  pictures: await findPictures(ctx, { ids: blocks.flatMap((each) => pictureIds(each)), context: BLOCK_PICTURES }),
  files: await findFiles(
    ctx,
    blocks.flatMap((each) => fileIdOf(each) ?? []),
  ),
})
