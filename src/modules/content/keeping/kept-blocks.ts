import { and, asc, count, eq, getTableName, isNull, max, sql } from 'drizzle-orm'
import type { ImageContext } from '#modules/media/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { type Preparable, prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { BlockTypes } from '../types/together.ts'
import { BLOCKS_MAX } from '../vocabulary.ts'
import { TooManyBlocks } from './refusals.ts'
import type { BlockTable } from './tables.ts'

export interface Kept {
  type: string
}

/** Where the blocks of one kind of owner are kept, and what they can be. */
export interface Keeping<Content extends Kept, Edited = unknown, Shown = unknown> {
  table: BlockTable
  types: BlockTypes<Content, Edited, Shown> & { ofPictures: string[] }
  /** what their pictures are uploaded as */
  pictures: ImageContext
  /** Those of these images that the owner shows elsewhere than in blocks. */
  shownBesides?: (ctx: Ctx, imageIds: string[]) => Promise<string[]>
}

export interface KeptBlock<Content extends Kept> {
  id: string
  content: Content
}

/** The same, with what is asked of it for each page that shows blocks. */
export interface KeptBlocks<Content extends Kept, Edited = unknown, Shown = unknown> extends Keeping<
  Content,
  Edited,
  Shown
> {
  rowsOf(ctx: Ctx, ownerId: string): Promise<KeptBlock<Content>[]>
}

export function keptBlocks<Content extends Kept, Edited, Shown>(
  keeping: Keeping<Content, Edited, Shown>,
): KeptBlocks<Content, Edited, Shown> {
  const { id, content, ownerId, removedAt, position } = keeping.table
  const inOrder = prepared(`${getTableName(keeping.table)}_in_order`, (tx) => {
    const isIn = and(eq(ownerId, sql.placeholder('owner')), isNull(removedAt))
    const rows = tx.select({ id, content }).from(keeping.table).where(isIn).orderBy(asc(position), asc(id))
    return rows as unknown as Preparable<KeptBlock<Content>[]>
  })
  return { ...keeping, rowsOf: ({ tx }, owner) => inOrder(tx, { owner }) }
}

export interface BlockKey {
  ownerId: string
  blockId: string
}

export const blocksIn = <Content extends Kept>({ table }: Keeping<Content>, owner: string) =>
  and(eq(table.ownerId, owner), isNull(table.removedAt))

/** A block of this owner that is not deleted. */
export const isThere = <Content extends Kept>(keeping: Keeping<Content>, { ownerId, blockId }: BlockKey) =>
  and(eq(keeping.table.id, blockId), blocksIn(keeping, ownerId))

/** Refuses with 404 what is not there; others wait who would change it. */
export async function holdBlock<Content extends Kept>(ctx: Ctx, keeping: Keeping<Content>, key: BlockKey) {
  const { content, position } = keeping.table
  const [row] = await ctx.tx
    .select({ content, position })
    .from(keeping.table)
    .where(isThere(keeping, key))
    .for('update')
  return foundOr404(row) as { content: Content; position: number }
}

/** The place after the last; refuses with 409 one too many. The owner is locked by whoever asks. */
export async function placeAtEnd<Content extends Kept>(
  ctx: Ctx,
  keeping: Keeping<Content>,
  owner: string,
): Promise<number> {
  const [there] = await ctx.tx
    .select({ last: max(keeping.table.position), total: count() })
    .from(keeping.table)
    .where(blocksIn(keeping, owner))
  if (there!.total >= BLOCKS_MAX) throw new TooManyBlocks()
  return (there!.last ?? 0) + 1
}
