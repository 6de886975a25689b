import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { abandonFilms } from './abandon-films.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { getLectureRecord, type LectureKey } from './get-lecture.ts'
import { lectures } from './tables.ts'
import { unlessByHand } from './unless-by-hand.ts'

/**
 * Takes a lecture's film off it, which teaches by its text from then on; the film itself goes with the last lecture that shows it. Refuses
 * with 404 where there is none.
 */
export async function deleteLectureVideo(ctx: Ctx, key: LectureKey) {
  const { lecture, video } = await getLectureRecord(ctx, key)
  const { id } = foundOr404(video)
  ctx.note({ subject: lecture.title, url: lectureEditorPath(key.courseId, lecture.id) })
  await ctx.tx
    .update(lectures)
    .set({
      kind: 'text',
      videoId: null,
      nextVideoId: null,
      pastVideoId: null,
      replacedAt: null,
      runTimeSeconds: unlessByHand(0),
    })
    .where(eq(lectures.id, lecture.id))
  await abandonFilms(ctx, [id, lecture.nextVideoId, lecture.pastVideoId])
  return { done: true as const }
}
