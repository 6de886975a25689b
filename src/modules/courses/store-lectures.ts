import { count, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Media } from '#modules/media/index.ts'
import type { Lecture, LectureRow, storeLecture as endpoint, storeLectures as listEndpoint } from './contract.ts'
import { CourseFull } from './course-full.ts'
import { getSection } from './get-section.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { lockCourse } from './find-course.ts'
import { lectures } from './tables.ts'
import { type LectureRecord, viewLecture, viewLectureRow } from './view.ts'
import { LECTURES_MAX, NAMED } from './vocabulary.ts'

/** Adds a lecture at the end of a section: a draft with nothing but a title. What else it has is saved by updateLecture. */
export async function storeLecture(
  ctx: Ctx,
  { title, ...place }: Input<typeof endpoint>,
  media: Media,
): Promise<Lecture> {
  const [lecture] = await addDrafts(ctx, { ...place, titles: [title] })
  ctx.note({ subject: title, url: lectureEditorPath(place.courseId, lecture!.id) })
  return viewLecture({ lecture: lecture!, video: null, next: null }, media)
}

/** Adds one for each title, in their order. */
export async function storeLectures(ctx: Ctx, input: Input<typeof listEndpoint>): Promise<{ data: LectureRow[] }> {
  const made = await addDrafts(ctx, input)
  ctx.note({ subject: input.titles.slice(0, NAMED).join(', '), url: `/home/courses/${input.courseId}/edit` })
  return { data: made.map((row) => viewLectureRow(row, null)) }
}

/** Refuses with 409 more than a course may have. */
async function addDrafts(
  ctx: Ctx,
  { courseId, sectionId, titles, kind }: Input<typeof listEndpoint>,
): Promise<LectureRecord[]> {
  await lockCourse(ctx, courseId)
  await getSection(ctx, { courseId, sectionId })
  const last = sql<
    number | null
  >`max(case when ${lectures.sectionId} = ${sectionId} then ${lectures.position} end)`.mapWith(Number)
  const [there] = await ctx.tx.select({ last, total: count() }).from(lectures).where(eq(lectures.courseId, courseId))
  if (there!.total + titles.length > LECTURES_MAX) throw new CourseFull('courses.too-many-lectures', LECTURES_MAX)
  const first = (there!.last ?? 0) + 1
  const part = { courseId, sectionId, kind, createdAt: ctx.now, updatedAt: ctx.now }
  return ctx.tx
    .insert(lectures)
    .values(titles.map((title, nth) => ({ ...part, title, position: first + nth })))
    .returning()
}
