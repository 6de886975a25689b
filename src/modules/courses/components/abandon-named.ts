import { inArray, sql } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { lectureComponents } from '../tables.ts'
import type { ComponentContent } from './contract.ts'
import { COMPONENTS } from './types.ts'

/** Lets the images and films go that deleted or changed components showed and no other component shows. */
export async function abandonNamed(ctx: Ctx, gone: { content: ComponentContent }[]): Promise<void> {
  const contents = gone.map(({ content }) => content)
  const imageIds = await without(contents.flatMap(COMPONENTS.pictureIds), (ids) => stillShown(ctx, ids))
  const videoIds = await without(
    contents.flatMap((content) => COMPONENTS.filmIdOf(content) ?? []),
    (ids) => stillPlayed(ctx, ids),
  )
  abandonUploads(ctx, { imageIds, videoIds })
}

/** Each of them once, but for those that are found; nothing is asked where there are none. */
async function without(given: string[], find: (ids: string[]) => Promise<string[]>): Promise<string[]> {
  const ids = new Set(given)
  return ids.size === 0 ? [] : [...ids.difference(new Set(await find([...ids])))]
}

async function stillShown(ctx: Ctx, imageIds: string[]): Promise<string[]> {
  const { content, type } = lectureComponents
  const { rows } = await ctx.tx.execute<{ id: string }>(sql`
    select distinct shown.picture #>> '{}' as id
    from ${lectureComponents} cross join lateral jsonb_path_query(${content}, '$.**.picture_id') as shown (picture)
    where ${type} = any(${sql.param(COMPONENTS.ofPictures)}::text[])
      and shown.picture #>> '{}' = any(${sql.param(imageIds)}::text[])`)
  return rows.map(({ id }) => id)
}

async function stillPlayed(ctx: Ctx, videoIds: string[]): Promise<string[]> {
  const { videoId } = lectureComponents
  const rows = await ctx.tx.selectDistinct({ id: videoId }).from(lectureComponents).where(inArray(videoId, videoIds))
  return rows.flatMap(({ id }) => id ?? [])
}
