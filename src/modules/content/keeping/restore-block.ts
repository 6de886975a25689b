import { and, eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type BlockKey, type Kept, type KeptBlocks, placeAtEnd } from './kept-blocks.ts'
import { readBlocks } from './read-blocks.ts'

/** Back where it stood; safe to repeat. The owner is locked. Refuses with 404 what is no longer kept, with 409 one too many. */
export async function restoreBlock<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  { ownerId, blockId }: BlockKey,
  media: Media,
) {
  const { table } = kept
  const isMeant = and(eq(table.id, blockId), eq(table.ownerId, ownerId))
  const [row] = await ctx.tx.select({ removedAt: table.removedAt }).from(table).where(isMeant).for('update')
  if (foundOr404(row).removedAt) {
    await placeAtEnd(ctx, kept, ownerId)
    await ctx.tx.update(table).set({ removedAt: null }).where(isMeant)
  }
  return { data: await readBlocks(ctx, kept, ownerId, media) }
}
