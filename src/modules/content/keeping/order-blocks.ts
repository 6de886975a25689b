import { asc, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { reordered } from '#platform/reordered.ts'
import { blocksIn, type Kept, type KeptBlocks } from './kept-blocks.ts'
import { readBlocks } from './read-blocks.ts'

/** Puts blocks in this order; of two orders sent at once the later one stays, whole. The owner is locked. */
export async function orderBlocks<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  { ownerId, ids }: { ownerId: string; ids: string[] },
  media: Media,
) {
  const { table } = kept
  const there = await ctx.tx
    .select({ id: table.id })
    .from(table)
    .where(blocksIn(kept, ownerId))
    .orderBy(asc(table.position), asc(table.id))
  const order = reordered(
    there.map(({ id }) => id),
    ids,
  )
  await ctx.tx.execute(sql`
    update ${table} as block set position = placed.position
    from unnest(${sql.param(order)}::uuid[]) with ordinality as placed (id, position)
    where block.id = placed.id`)
  return { data: await readBlocks(ctx, kept, ownerId, media) }
}
