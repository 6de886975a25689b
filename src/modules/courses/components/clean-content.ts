import { findFiles, requirePictures } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { ComponentContent } from './contract.ts'
import { FILE_USES } from './files/uses.ts'
import type { Found } from './types/component-type.ts'
import { fileIdOf, pictureIds, typeOf } from './types/table.ts'
import { COMPONENT_PICTURES } from './vocabulary.ts'

/** What may be kept of a component, and what it names; refuses with 404 pictures and files that are not there. */
export async function cleanContent(ctx: Ctx, draft: ComponentContent): Promise<{ content: ComponentContent } & Found> {
  const { clean, pictures } = typeOf(draft)
  const content = clean ? clean(draft) : draft
  const use = { context: COMPONENT_PICTURES, field: pictures?.field ?? '' } as const
  return {
    content,
    pictures: await requirePictures(ctx, { ids: pictureIds(content), ...use }),
    files: await requireFile(ctx, content),
  }
}

/** Refuses with 422 a file that cannot be used so. */
async function requireFile(ctx: Ctx, content: ComponentContent): Promise<Found['files']> {
  const { file } = typeOf(content)
  const id = fileIdOf(content)
  if (!file || id === undefined) return new Map()
  const files = await findFiles(ctx, [id])
  const { takes, wrong } = FILE_USES[file.use]
  if (!takes(foundOr404(files.get(id)).contentType)) throw invalidField(file.field, wrong)
  return files
}
