import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { cleanBlock } from '../clean-block.ts'
import { type Kept, type KeptBlock, type KeptBlocks, placeAtEnd } from './kept-blocks.ts'
import { viewEdited } from './view.ts'

/** Adds a block at the end of what its owner has, which is locked by whoever asks; refuses with 409 one too many. */
export async function storeBlock<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  { ownerId, block }: { ownerId: string; block: Content },
  media: Media,
): Promise<Edited & { version: string }> {
  const { content, ...found } = await cleanBlock(ctx, kept, block, media)
  const position = await placeAtEnd(ctx, kept, ownerId)
  const [row] = await ctx.tx
    .insert(kept.table)
    .values({ ownerId, type: content.type, content, position, createdAt: ctx.now })
    .returning({ id: kept.table.id, content: kept.table.content })
  return viewEdited(kept, row! as KeptBlock<Content>, found)
}
