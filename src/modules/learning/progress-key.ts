import { type Ctx, isSignedIn } from '#platform/context.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { getOpenLecture } from './find-lecture.ts'

/** Whose progress in which lecture, and its film; refuses with 404 a lecture that is not there, with 403 one that is not open. */
export async function progressKey(ctx: Ctx, lectureId: string) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { course, video } = await getOpenLecture(ctx, lectureId)
  return { key: { personId: ctx.actor.id, lectureId, courseId: course.id, watchedAt: ctx.now }, film: video }
}
