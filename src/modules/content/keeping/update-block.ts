import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { cleanBlock } from '../clean-block.ts'
import { abandonNamed } from './abandon-named.ts'
import { type BlockKey, holdBlock, isThere, type Kept, type KeptBlocks } from './kept-blocks.ts'
import { BlockChanged } from './refusals.ts'
import { versionOf, viewEdited } from './view.ts'

interface Change<Content> extends BlockKey {
  block: Content
  /** the one that was changed; left out, whatever is there is written over */
  version?: string | undefined
}

/** Refuses with 409 what somebody else has changed meanwhile. */
export async function updateBlock<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  { block, version, ...key }: Change<Content>,
  media: Media,
): Promise<Edited & { version: string }> {
  const { content, ...found } = await cleanBlock(ctx, kept, block, media)
  const before = await holdBlock(ctx, kept, key)
  refuseUnless(version === undefined || version === versionOf(before.content), new BlockChanged())
  const [row] = await ctx.tx
    .update(kept.table)
    .set({ type: content.type, content })
    .where(isThere(kept, key))
    .returning({ id: kept.table.id, content: kept.table.content })
  await abandonNamed(ctx, kept, [before])
  return viewEdited(kept, row!, found)
}
