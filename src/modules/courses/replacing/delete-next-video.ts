import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { abandonFilms } from '../abandon-films.ts'
import { lectureEditorPath } from '../editor/vocabulary.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { lectures } from '../tables.ts'

/** The lecture keeps the film it shows. Refuses with 404 where none is to take its place (any more). */
export async function deleteNextVideo(ctx: Ctx, key: LectureKey) {
  const { lecture } = await getLectureRecord(ctx, key)
  const [locked] = await ctx.tx.select().from(lectures).where(eq(lectures.id, lecture.id)).for('update')
  const next = foundOr404(locked?.nextVideoId)
  ctx.note({ subject: lecture.title, url: lectureEditorPath(key.courseId, lecture.id) })
  await ctx.tx.update(lectures).set({ nextVideoId: null }).where(eq(lectures.id, lecture.id))
  await abandonFilms(ctx, [next])
  return { done: true as const }
}
