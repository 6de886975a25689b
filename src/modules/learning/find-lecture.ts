import { eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { accessTo, mayPlay, maySeeCourse, maySeeLecture, standingTo } from '#modules/courses/index.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LectureNotAvailable, LectureNotFound } from './refusals.ts'

/** A lecture and how the viewer stands to its course; refuses with 404 what is not there for them. */
export async function getLectureForViewer(ctx: Ctx, id: string) {
  const [found] = await lectureById(ctx.tx, { id })
  if (!found) throw new LectureNotFound()
  const standing = await standingTo(ctx, found.course)
  const { sectionDelayDays, ...rest } = found
  const delayDays = found.lecture.delayDays + sectionDelayDays
  const lecture = { ...found.lecture, delayDays }
  refuseUnless(maySeeCourse(standing) && maySeeLecture(standing, lecture), new LectureNotFound())
  return { ...rest, lecture, standing, ...accessTo(lecture, standing) }
}

/** The same, refusing with 403 what is not open to them. */
export async function getOpenLecture(ctx: Ctx, id: string) {
  const found = await getLectureForViewer(ctx, id)
  refuseUnless(mayPlay(found.access), new LectureNotAvailable())
  return found
}

export const watchedCourse = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  status: products.status,
  isFree: products.isFree,
}

const lectureById = prepared('lecture_to_watch', (tx) =>
  tx
    .select({
      lecture: {
        id: lectures.id,
        title: lectures.title,
        lead: lectures.lead,
        status: lectures.status,
        isFreeToWatch: lectures.isFreeToWatch,
        delayDays: lectures.delayDays,
      },
      sectionDelayDays: sections.delayDays,
      course: watchedCourse,
      video: videos,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .where(eq(lectures.id, sql.placeholder('id'))),
)
