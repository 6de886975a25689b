import { and, eq, ne } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getLectureRecord, type LectureKey } from './get-lecture.ts'
import { lectures } from './tables.ts'

/** Takes a lecture's film off it; the film itself goes with the last lecture that shows it. Refuses with 404 where there is none. */
export async function deleteLectureVideo(ctx: Ctx, key: LectureKey) {
  const { lecture, video } = await getLectureRecord(ctx, key)
  const { id } = foundOr404(video)
  ctx.note({ subject: lecture.title, url: `/home/courses/${key.courseId}/lectures/${lecture.id}/edit` })
  await ctx.tx.select({ id: videos.id }).from(videos).where(eq(videos.id, id)).for('update')
  const others = await ctx.tx.$count(lectures, and(eq(lectures.videoId, id), ne(lectures.id, lecture.id)))
  await ctx.tx.update(lectures).set({ videoId: null, runTimeSeconds: 0 }).where(eq(lectures.id, lecture.id))
  if (others === 0) abandonUploads(ctx, { imageIds: [], videoIds: [id] })
  return { done: true as const }
}
