import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { videos } from '#modules/media/tables.ts'
import type { Lecture } from './contract.ts'
import type { Media } from '#modules/media/index.ts'
import { lectures } from './tables.ts'
import { type FilmedLecture, viewLecture } from './view.ts'

export interface LectureKey {
  courseId: string
  /** left out where any section of the course will do */
  sectionId?: string
  lectureId: string
}

const next = alias(videos, 'next_videos')

/** The lecture with its video and the one that is to take its place; refuses with 404 one that is not of this course and section. */
export async function getLectureRecord(
  ctx: Ctx,
  { courseId, sectionId, lectureId }: LectureKey,
): Promise<FilmedLecture> {
  const [found] = await ctx.tx
    .select({ lecture: lectures, video: videos, next })
    .from(lectures)
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .leftJoin(next, eq(next.id, lectures.nextVideoId))
    .where(
      and(
        eq(lectures.id, lectureId),
        eq(lectures.courseId, courseId),
        sectionId === undefined ? undefined : eq(lectures.sectionId, sectionId),
      ),
    )
  return foundOr404(found)
}

export async function getLecture(ctx: Ctx, key: LectureKey, media: Media): Promise<Lecture> {
  return viewLecture(await getLectureRecord(ctx, key), media)
}
