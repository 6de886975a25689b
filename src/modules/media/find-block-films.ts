import { and, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { videoColumns } from './columns.ts'
import type { Video } from './contract.ts'
import type { Media } from './media.ts'
import { videos } from './tables.ts'
import { viewVideo } from './view.ts'

/** Films that were sent for blocks, by id, in one query. */
export async function findBlockFilms({ tx }: Ctx, ids: string[], media: Media): Promise<Map<string, Video>> {
  if (ids.length === 0) return new Map()
  const rows = await filmsByIds(tx, { ids: `{${ids.join()}}` })
  return new Map(rows.map((row) => [row.id, viewVideo(row, media)]))
}

const filmsByIds = prepared('block_films_by_ids', (tx) =>
  tx
    .select(videoColumns)
    .from(videos)
    .where(and(sql`${videos.id} = any(${sql.placeholder('ids')}::uuid[])`, videos.isForBlocks)),
)
