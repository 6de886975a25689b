import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from './get-lecture.ts'
import { abandonFilms } from './abandon-films.ts'
import { abandonNamed } from '#modules/content/index.ts'
import { KEPT_COMPONENTS } from './components/kept-components.ts'
import { lectureComponents, lectures } from './tables.ts'

export async function deleteLecture(ctx: Ctx, key: LectureKey) {
  const { lecture } = await getLectureRecord(ctx, key)
  ctx.note({ subject: lecture.title, url: `/home/courses/${key.courseId}/edit` })
  const components = await ctx.tx
    .select({ content: lectureComponents.content })
    .from(lectureComponents)
    .where(eq(lectureComponents.ownerId, lecture.id))
  await ctx.tx.delete(lectures).where(eq(lectures.id, lecture.id))
  await abandonFilms(ctx, [lecture.videoId, lecture.nextVideoId, lecture.pastVideoId])
  await abandonNamed(ctx, KEPT_COMPONENTS, components)
  return { done: true as const }
}
