import { sql, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Circumstances } from '#platform/context.ts'
import type { Standing, Watchable } from './policy.ts'
import { sinceLectureOpen, sinceOpen, standingSince } from './standing-to.ts'
import { lecturesOfFilm } from './lectures-of-film.ts'
import { lectures, sections } from './tables.ts'

/** What has to be known of a lecture to say who may watch it. */
export interface LectureFacts {
  title: string
  /** it is completed by passing its exam, and by nothing else */
  isExamined: boolean
  lecture: Omit<Watchable, 'since'>
  since: string | null
  course: Standing['course'] & { id: string; slug: string }
  courseSince: string | null
}

/** SQL: selects them, as JSON called `facts`, of such lectures, beside the values of `watchingAs`. */
const factsOf = (from: SQL, which = sql`true`): SQL => sql`
  select json_build_object(
    'title', ${lectures.title}, 'isExamined', ${lectures.isExamined},
    'lecture', json_build_object('status', ${lectures.status}, 'isFreeToWatch', ${lectures.isFreeToWatch},
      'needsLogin', ${lectures.needsLogin}, 'delayDays', ${lectures.delayDays}, 'sectionDelayDays', ${sections.delayDays}),
    'since', ${sinceLectureOpen},
    'course', json_build_object('id', ${products.id}, 'slug', ${products.slug}, 'status', ${products.status}, 'isFree', ${products.isFree}),
    'courseSince', ${sinceOpen}) as facts
  from ${from}
    join ${sections} on ${sections.id} = ${lectures.sectionId}
    join ${products} on ${products.id} = ${lectures.courseId}
  where ${which}`

/** SQL: of the lecture whose id is the placeholder `itemId`; nothing where there is none. */
export const lectureFacts: SQL = factsOf(sql`${lectures}`, sql`${lectures.id} = ${sql.placeholder('itemId')}`)

/**
 * SQL: of all lectures that show the video `videoId`, did until it was replaced, or have it in a component: a duplicate shows the film of
 * what it was made from.
 */
export const factsOfVideo: SQL = factsOf(
  sql`(${lecturesOfFilm(sql.placeholder('videoId'), 'pastVideoId')}) as held (id) join ${lectures} on ${lectures.id} = held.id`,
)

/** The lecture as whoever is looking finds it, and how they stand to its course. */
export const standingBy = (
  ctx: Circumstances,
  { lecture, since, course, courseSince }: LectureFacts,
): { lecture: Watchable; standing: Standing } => ({
  lecture: { ...lecture, since: momentOf(since) },
  standing: standingSince(ctx, course, momentOf(courseSince)),
})

const momentOf = (time: string | null): Date | null => (time === null ? null : new Date(time))
