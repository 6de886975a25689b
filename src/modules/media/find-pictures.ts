import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Picture } from './contract.ts'
import { images } from './tables.ts'
import { viewPicture } from './view.ts'
import type { ImageContext } from './vocabulary.ts'

/** The finished pictures of one use among these ids, by id, in one query. */
export async function findPictures(
  ctx: Ctx,
  { ids, context }: { ids: string[]; context: ImageContext },
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await imagesOf(ctx.tx, { ids: `{${ids.join()}}`, context })
  return new Map(rows.map(viewPicture).flatMap((picture) => (picture ? [[picture.id, picture]] : [])))
}

const imagesOf = prepared('images_by_ids', (tx) =>
  tx
    .select()
    .from(images)
    .where(
      and(sql`${images.id} = any(${sql.placeholder('ids')}::uuid[])`, eq(images.context, sql.placeholder('context'))),
    ),
)
