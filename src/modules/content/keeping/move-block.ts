import type { Ctx } from '#platform/context.ts'
import { type BlockKey, holdBlock, isThere, type Keeping, type Kept, placeAtEnd } from './kept-blocks.ts'

/** To the end of another owner of the kind; both are locked by whoever asks. Refuses with 404 what is not there, with 409 where one more would be too many. */
export async function moveBlock<Content extends Kept>(
  ctx: Ctx,
  keeping: Keeping<Content>,
  { toId, ...key }: BlockKey & { toId: string },
) {
  await holdBlock(ctx, keeping, key)
  if (toId === key.ownerId) return { done: true as const }
  const position = await placeAtEnd(ctx, keeping, toId)
  await ctx.tx.update(keeping.table).set({ ownerId: toId, position }).where(isThere(keeping, key))
  return { done: true as const }
}
