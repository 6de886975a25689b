import { and, eq, gt } from 'drizzle-orm'
import { filmTimed } from '#modules/courses/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { lectureProgress } from './tables.ts'

export function learningReactions(reactions: Reactions): void {
  // Whoever was further in a longer film goes on at the end of the one that took its place.
  reactions.on(filmTimed, 'learning.cut-positions', async ({ tx }, { payload: { lecture_id: lectureId, seconds } }) => {
    await tx
      .update(lectureProgress)
      .set({ positionSeconds: seconds })
      .where(and(eq(lectureProgress.lectureId, lectureId), gt(lectureProgress.positionSeconds, seconds)))
  })
}
