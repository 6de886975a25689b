import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { Lecture, updateLecture as endpoint } from './contract.ts'
import { getLectureRecord } from './get-lecture.ts'
import type { Media } from '#modules/media/index.ts'
import { lectures } from './tables.ts'
import { viewLecture } from './view.ts'

/** Saves a lecture; refuses with 422 on `video` before its upload has started (commerce §4). */
export async function updateLecture(ctx: Ctx, input: Input<typeof endpoint>, media: Media): Promise<Lecture> {
  const { lecture, video } = await getLectureRecord(ctx, input)
  if (!video) throw invalidField('video', 'validation.video-first')
  const { title, intro, status, is_free_to_watch: isFreeToWatch, delay_days: delayDays } = input
  const [saved] = await ctx.tx
    .update(lectures)
    .set({ title, intro, status, isFreeToWatch, delayDays, updatedAt: ctx.now })
    .where(eq(lectures.id, lecture.id))
    .returning()
  ctx.note({ subject: title, url: `/home/courses/${input.courseId}/lectures/${lecture.id}/edit` })
  return viewLecture(foundOr404(saved), video, media)
}
