import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { findNamed } from '../find-named.ts'
import type { Kept, KeptBlocks } from './kept-blocks.ts'
import { viewBlock, viewEdited } from './view.ts'

/** The blocks of an owner in order, as its admin edits them. */
export async function readBlocks<Content extends Kept, Edited>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited>,
  ownerId: string,
  media: Media,
): Promise<(Edited & { version: string })[]> {
  const { rows, found } = await blocksOf(ctx, kept, ownerId, media)
  return rows.map((row) => viewEdited(kept, row, found))
}

/** The same as readers are shown them; whether they may be shown is the caller's to ask. */
export async function readShownBlocks<Content extends Kept, Edited, Shown>(
  ctx: Ctx,
  kept: KeptBlocks<Content, Edited, Shown>,
  ownerId: string,
  media: Media,
): Promise<Shown[]> {
  const { rows, found } = await blocksOf(ctx, kept, ownerId, media)
  return rows.flatMap((row) => kept.types.typeOf(row.content).show(viewBlock(kept, row, found)) ?? [])
}

async function blocksOf<Content extends Kept>(ctx: Ctx, kept: KeptBlocks<Content>, ownerId: string, media: Media) {
  const rows = await kept.rowsOf(ctx, ownerId)
  const blocks = rows.map(({ content }) => content)
  return { rows, found: await findNamed(ctx, kept, blocks, media) }
}
