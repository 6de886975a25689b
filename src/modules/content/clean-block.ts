import { findBlockFilms, findFiles, type Media, requirePictures } from '#modules/media/index.ts'
import type { ImageContext } from '#modules/media/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import { FILE_USES } from './files/uses.ts'
import type { Found } from './types/block-type.ts'
import type { BlockTypes } from './types/together.ts'

/** What may be kept of a block, and what it names; refuses with 404 pictures, files and films that are not there. */
export async function cleanBlock<Content extends { type: string }>(
  ctx: Ctx,
  { types, pictures: context }: { types: BlockTypes<Content>; pictures: ImageContext },
  draft: Content,
  media: Media,
): Promise<{ content: Content } & Found> {
  const { clean, pictures } = types.typeOf(draft)
  const content = clean ? clean(draft) : draft
  const use = { context, field: pictures?.field ?? '' } as const
  return {
    content,
    pictures: await requirePictures(ctx, { ids: types.pictureIds(content), ...use }),
    files: await requireFile(ctx, types, content),
    films: await requireFilm(ctx, types.filmIdOf(content), media),
  }
}

/** Refuses with 422 a file that cannot be used so. */
async function requireFile<Content extends { type: string }>(
  ctx: Ctx,
  types: BlockTypes<Content>,
  content: Content,
): Promise<Found['files']> {
  const { file } = types.typeOf(content)
  const id = types.fileIdOf(content)
  if (!file || id === undefined) return new Map()
  const files = await findFiles(ctx, [id])
  const { takes, wrong } = FILE_USES[file.use]
  if (!takes(foundOr404(files.get(id)).contentType)) throw invalidField(file.field, wrong)
  return files
}

async function requireFilm(ctx: Ctx, id: string | undefined, media: Media): Promise<Found['films']> {
  if (id === undefined) return new Map()
  const films = await findBlockFilms(ctx, [id], media)
  foundOr404(films.get(id))
  return films
}
