import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type BlockKey, isThere, type Keeping, type Kept } from './kept-blocks.ts'

/** It goes for good a day later (`sweepingBlocks`): until then it can be had back with all that belongs to it. */
export async function deleteBlock<Content extends Kept>(ctx: Ctx, keeping: Keeping<Content>, key: BlockKey) {
  const [gone] = await ctx.tx
    .update(keeping.table)
    .set({ removedAt: ctx.now })
    .where(isThere(keeping, key))
    .returning({ id: keeping.table.id })
  foundOr404(gone)
  return { done: true as const }
}
