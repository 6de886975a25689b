import { sql } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { lectureComponents } from '../tables.ts'
import type { ComponentContent } from './contract.ts'
import { COMPONENTS } from './types.ts'

/** Lets the images go that deleted or changed components showed and no other component shows. */
export async function abandonPictures(ctx: Ctx, gone: { content: ComponentContent }[]): Promise<void> {
  const ids = [...new Set(gone.flatMap(({ content }) => COMPONENTS.pictureIds(content)))]
  if (ids.length === 0) return
  const { content, type } = lectureComponents
  const { rows } = await ctx.tx.execute<{ id: string }>(sql`
    select distinct shown.picture #>> '{}' as id
    from ${lectureComponents} cross join lateral jsonb_path_query(${content}, '$.**.picture_id') as shown (picture)
    where ${type} = any(${sql.param(COMPONENTS.ofPictures)}::text[])
      and shown.picture #>> '{}' = any(${sql.param(ids)}::text[])`)
  const kept = new Set(rows.map(({ id }) => id))
  abandonUploads(ctx, { imageIds: ids.filter((id) => !kept.has(id)), videoIds: [] })
}
