import { count, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Lecture, storeLecture as endpoint } from './contract.ts'
import { CourseFull } from './course-full.ts'
import { getSection } from './get-section.ts'
import type { Media } from '#modules/media/index.ts'
import { lockCourse } from './lock-course.ts'
import { lectures } from './tables.ts'
import { viewLecture } from './view.ts'
import { LECTURES_MAX } from './vocabulary.ts'

/**
 * Adds a lecture at the end of a section: a draft with nothing but a title, made when its video upload starts.
 * What else it has is saved by updateLecture, once there is a video.
 */
export async function storeLecture(ctx: Ctx, input: Input<typeof endpoint>, media: Media): Promise<Lecture> {
  const { courseId, sectionId, title } = input
  await lockCourse(ctx, courseId)
  await getSection(ctx, { courseId, sectionId })
  const last = sql<
    number | null
  >`max(case when ${lectures.sectionId} = ${sectionId} then ${lectures.position} end)`.mapWith(Number)
  const [there] = await ctx.tx.select({ last, total: count() }).from(lectures).where(eq(lectures.courseId, courseId))
  if (there!.total >= LECTURES_MAX) throw new CourseFull('courses.too-many-lectures', LECTURES_MAX)
  const [lecture] = await ctx.tx
    .insert(lectures)
    .values({ courseId, sectionId, title, position: (there!.last ?? 0) + 1, createdAt: ctx.now, updatedAt: ctx.now })
    .returning()
  ctx.note({ subject: title, url: `/home/courses/${courseId}/lectures/${lecture!.id}/edit` })
  return viewLecture(lecture!, null, media)
}
