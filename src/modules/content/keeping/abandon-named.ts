import { inArray, sql } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Keeping, Kept } from './kept-blocks.ts'

/** Lets the images and films go that deleted or changed blocks showed and no other block shows. */
export async function abandonNamed<Content extends Kept>(
  ctx: Ctx,
  keeping: Keeping<Content>,
  gone: { content: Content }[],
): Promise<void> {
  const { types } = keeping
  const contents = gone.map(({ content }) => content)
  const imageIds = await without(contents.flatMap(types.pictureIds), (ids) => stillShown(ctx, keeping, ids))
  const videoIds = await without(
    contents.flatMap((content) => types.filmIdOf(content) ?? []),
    (ids) => stillPlayed(ctx, keeping, ids),
  )
  abandonUploads(ctx, { imageIds, videoIds })
}

/** Each of them once, but for those that are found; nothing is asked where there are none. */
async function without(given: string[], find: (ids: string[]) => Promise<string[]>): Promise<string[]> {
  const ids = new Set(given)
  return ids.size === 0 ? [] : [...ids.difference(new Set(await find([...ids])))]
}

async function stillShown<Content extends Kept>(ctx: Ctx, keeping: Keeping<Content>, imageIds: string[]) {
  const inBlocks = await shownInBlocks(ctx, keeping, imageIds)
  return [...inBlocks, ...((await keeping.shownBesides?.(ctx, imageIds)) ?? [])]
}

/** Those of these images that a block shows, or would if it was had back. */
export async function shownInBlocks<Content extends Kept>(
  ctx: Ctx,
  { table, types }: Pick<Keeping<Content>, 'table' | 'types'>,
  imageIds: string[],
): Promise<string[]> {
  const { content, type } = table
  const { rows } = await ctx.tx.execute<{ id: string }>(sql`
    select distinct shown.picture #>> '{}' as id
    from ${table} cross join lateral jsonb_path_query(${content}, '$.**.picture_id') as shown (picture)
    where ${type} = any(${sql.param(types.ofPictures)}::text[])
      and shown.picture #>> '{}' = any(${sql.param(imageIds)}::text[])`)
  return rows.map(({ id }) => id)
}

async function stillPlayed<Content extends Kept>({ tx }: Ctx, { table }: Keeping<Content>, videoIds: string[]) {
  const rows = await tx.selectDistinct({ id: table.videoId }).from(table).where(inArray(table.videoId, videoIds))
  return rows.flatMap(({ id }) => id ?? [])
}
