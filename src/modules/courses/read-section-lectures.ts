import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { videos } from '#modules/media/tables.ts'
import type { LectureRow } from './contract.ts'
import { lectures } from './tables.ts'
import { viewLectureRow } from './view.ts'

export async function readSectionLectures(ctx: Ctx, sectionId: string): Promise<LectureRow[]> {
  const rows = await ctx.tx
    .select({ lecture: lectures, videoState: videos.state })
    .from(lectures)
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .where(eq(lectures.sectionId, sectionId))
    .orderBy(asc(lectures.position), asc(lectures.id))
  return rows.map(({ lecture, videoState }) => viewLectureRow(lecture, videoState))
}
