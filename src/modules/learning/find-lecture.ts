import { eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import {
  accessTo,
  type LectureFacts,
  mayPlay,
  maySeeCourse,
  maySeeLecture,
  sinceOpen,
  standingBy,
  standingSince,
  watchableColumns,
  watchingAs,
} from '#modules/courses/index.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import type { Circumstances, Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LectureNotAvailable, LectureNotFound } from './refusals.ts'

/** A lecture and how the viewer stands to its course; refuses with 404 what is not there for them. */
export async function getLectureForViewer(ctx: Ctx, id: string) {
  const [row] = await lectureById(ctx.tx, { ...watchingAs(ctx), id })
  if (!row) throw new LectureNotFound()
  const { since, ...found } = row
  const standing = standingSince(ctx, found.course, since)
  const { lecture } = found
  refuseUnless(maySeeCourse(standing) && maySeeLecture(standing, lecture), new LectureNotFound())
  return { ...found, standing, ...accessTo(lecture, standing) }
}

/** The same, refusing with 403 what is not open to them. */
export async function getOpenLecture(ctx: Ctx, id: string) {
  const found = await getLectureForViewer(ctx, id)
  refuseUnless(mayPlay(found.access), new LectureNotAvailable())
  return found
}

/** The same where another statement found what has to be known of it. */
export function requireOpen(ctx: Circumstances, facts: LectureFacts | null): void {
  if (!facts) throw new LectureNotFound()
  const { lecture, standing } = standingBy(ctx, facts)
  refuseUnless(maySeeCourse(standing) && maySeeLecture(standing, lecture), new LectureNotFound())
  refuseUnless(mayPlay(accessTo(lecture, standing).access), new LectureNotAvailable())
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
        intro: lectures.intro,
        chapters: lectures.chapters,
        isExamined: lectures.isExamined,
        ...watchableColumns,
      },
      course: watchedCourse,
      video: videos,
      since: sinceOpen,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .where(eq(lectures.id, sql.placeholder('id'))),
)
