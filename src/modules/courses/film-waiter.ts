import { and, desc, eq, or, sql } from 'drizzle-orm'
import { videos } from '#modules/media/tables.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import type { Waiter } from '#modules/waiting/index.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { lectures } from './tables.ts'

/** Lectures whose film could not be made ready to watch; leads to the one that failed last. */
export const filmWaiter: Waiter = {
  kind: 'film',
  right: 'change-products',
  async count({ tx }) {
    const failed = await tx
      .select({ id: lectures.id, courseId: lectures.courseId })
      .from(videos)
      .innerJoin(lectures, or(eq(lectures.videoId, videos.id), eq(lectures.nextVideoId, videos.id)))
      .where(and(eq(videos.state, 'failed'), sql`${videos.schoolId} = ${lectures.schoolId}`))
      .orderBy(desc(videos.stateChangedAt))
      .limit(WAITING_MAX)
    const [last] = failed
    return {
      count: failed.length,
      path: last ? lectureEditorPath(last.courseId, last.id) : '/home/courses',
    }
  },
}
