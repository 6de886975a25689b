import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from './get-lecture.ts'
import { lectures } from './tables.ts'

export async function deleteLecture(ctx: Ctx, key: LectureKey) {
  const { lecture } = await getLectureRecord(ctx, key)
  ctx.note({ subject: lecture.title, url: `/home/courses/${key.courseId}/edit` })
  await ctx.tx.delete(lectures).where(eq(lectures.id, lecture.id))
  return { done: true as const }
}
