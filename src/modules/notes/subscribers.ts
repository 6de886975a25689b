import { and, eq, gt } from 'drizzle-orm'
import { filmTimed } from '#modules/courses/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { notes } from './tables.ts'

export function noteReactions(reactions: Reactions): void {
  // A moment beyond the end of a shorter film leads to its end.
  reactions.on(filmTimed, 'notes.cut-moments', async ({ tx }, { payload: { lecture_id: lectureId, seconds } }) => {
    await tx
      .update(notes)
      .set({ positionSeconds: seconds })
      .where(and(eq(notes.lectureId, lectureId), gt(notes.positionSeconds, seconds)))
  })
}
