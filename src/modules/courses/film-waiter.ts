import { and, desc, eq, sql } from 'drizzle-orm'
import { videos } from '#modules/media/tables.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import type { Waiter } from '#modules/waiting/index.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { lecturesOfFilm } from './lectures-of-film.ts'
import { lectures } from './tables.ts'

/** Lectures with a film that could not be made ready to watch; leads to the one that failed last. */
export const filmWaiter: Waiter = {
  kind: 'film',
  right: 'change-products',
  async count({ tx }) {
    const failed = await tx
      .select({ id: lectures.id, courseId: lectures.courseId })
      .from(videos)
      .crossJoinLateral(sql`(${lecturesOfFilm(videos.id, 'nextVideoId')}) as held (id)`)
      .innerJoin(lectures, sql`${lectures.id} = held.id`)
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
