import { cleanBlock } from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { lectureComponents } from '../tables.ts'
import { COMPONENTS } from './types.ts'
import type { EditedComponent, storeComponent as endpoint } from './contract.ts'
import { lockLecture } from './lock-lecture.ts'
import { placeAtEnd } from './there.ts'
import { viewEdited } from './view.ts'

/** Adds a component at the end of a lecture; refuses with 409 one too many. */
export async function storeComponent(
  ctx: Ctx,
  { component, ...key }: Input<typeof endpoint>,
  media: Media,
): Promise<EditedComponent> {
  await lockLecture(ctx, key)
  const { content, ...found } = await cleanBlock(ctx, COMPONENTS, component, media)
  const { lectureId } = key
  const position = await placeAtEnd(ctx, lectureId)
  const [row] = await ctx.tx
    .insert(lectureComponents)
    .values({ lectureId, type: content.type, content, position, createdAt: ctx.now })
    .returning()
  return viewEdited(row!, found)
}
