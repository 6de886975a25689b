import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { abandonFilms } from './abandon-films.ts'
import type { Lecture } from './contract.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { getLecture, getLectureRecord, type LectureKey } from './get-lecture.ts'
import { lectures } from './tables.ts'
import { unlessByHand } from './unless-by-hand.ts'

/**
 * Takes a lecture's film off it with its chapters; it teaches by its text from then on, and is answered as it is then. The film itself
 * goes with the last lecture that shows it. Refuses with 404 where there is none.
 */
export async function deleteLectureVideo(ctx: Ctx, key: LectureKey, media: Media): Promise<Lecture> {
  const { lecture, video } = await getLectureRecord(ctx, key)
  const { id } = foundOr404(video)
  ctx.note({ subject: lecture.title, url: lectureEditorPath(key.courseId, lecture.id) })
  await ctx.tx
    .update(lectures)
    .set({
      kind: 'text',
      chapters: [],
      videoId: null,
      nextVideoId: null,
      pastVideoId: null,
      replacedAt: null,
      runTimeSeconds: unlessByHand(0),
    })
    .where(eq(lectures.id, lecture.id))
  await abandonFilms(ctx, [id, lecture.nextVideoId, lecture.pastVideoId])
  return getLecture(ctx, key, media)
}
