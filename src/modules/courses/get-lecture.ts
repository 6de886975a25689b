import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { videos } from '#modules/media/tables.ts'
import type { Lecture } from './contract.ts'
import type { Media, VideoRow } from '#modules/media/index.ts'
import { lectures } from './tables.ts'
import { type LectureRecord, viewLecture } from './view.ts'

export interface LectureKey {
  courseId: string
  /** left out where any section of the course will do */
  sectionId?: string
  lectureId: string
}

/** The lecture and its video; refuses with 404 one that is not of this course and section. */
export async function getLectureRecord(
  ctx: Ctx,
  { courseId, sectionId, lectureId }: LectureKey,
): Promise<{ lecture: LectureRecord; video: VideoRow | null }> {
  const [found] = await ctx.tx
    .select({ lecture: lectures, video: videos })
    .from(lectures)
    .leftJoin(videos, eq(videos.id, lectures.videoId))
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
  const { lecture, video } = await getLectureRecord(ctx, key)
  return viewLecture(lecture, video, media)
}
