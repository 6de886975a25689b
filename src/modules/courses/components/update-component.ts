import { cleanBlock } from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { ComponentChanged } from '../refusals.ts'
import { getLectureRecord } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import { abandonNamed } from './abandon-named.ts'
import { COMPONENTS } from './types.ts'
import type { EditedComponent, updateComponent as endpoint } from './contract.ts'
import { holdComponent, isThere } from './there.ts'
import { contentVersion, viewEdited } from './view.ts'

/** Refuses with 409 what somebody else has changed meanwhile. */
export async function updateComponent(
  ctx: Ctx,
  { component, version, ...key }: Input<typeof endpoint>,
  media: Media,
): Promise<EditedComponent> {
  await getLectureRecord(ctx, key)
  const { content, ...found } = await cleanBlock(ctx, COMPONENTS, component, media)
  const before = await holdComponent(ctx, key)
  refuseUnless(version === undefined || version === contentVersion(before.content), new ComponentChanged())
  const [row] = await ctx.tx
    .update(lectureComponents)
    .set({ type: content.type, content })
    .where(isThere(key))
    .returning()
  await abandonNamed(ctx, [before])
  return viewEdited(foundOr404(row), found)
}
