import { and, gt, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type BlockKey, blocksIn, holdBlock, type Kept, type KeptBlocks, placeAtEnd } from './kept-blocks.ts'
import { readBlocks } from './read-blocks.ts'

/** A copy right behind it, which shows the same pictures. The owner is locked. Refuses with 409 one too many. */
export async function duplicateBlock<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  key: BlockKey,
  media: Media,
) {
  const { ownerId } = key
  const { table } = kept
  const { content, position } = await holdBlock(ctx, kept, key)
  await placeAtEnd(ctx, kept, ownerId)
  await ctx.tx
    .update(table)
    .set({ position: sql`${table.position} + 1` })
    .where(and(blocksIn(kept, ownerId), gt(table.position, position)))
  await ctx.tx
    .insert(table)
    .values({ ownerId, type: content.type, content, position: position + 1, createdAt: ctx.now })
  return { data: await readBlocks(ctx, kept, ownerId, media) }
}
