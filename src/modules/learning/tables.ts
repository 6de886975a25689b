import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { belongsTo, moment, stretches } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

/** How far one person is in one lecture. */
export const lectureProgress = pgTable(
  'lecture_progress',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    lectureId: belongsTo(() => lectures.id),
    courseId: belongsTo(() => products.id),
    positionSeconds: integer().notNull().default(0),
    isFavourite: boolean().notNull().default(false),
    completedAt: moment(),
    watchedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.lectureId] }),
    index('lecture_progress_by_course').on(t.personId, t.courseId, t.watchedAt),
    index('lecture_progress_by_lecture').on(t.lectureId),
    index('lecture_progress_favourites')
      .on(t.personId, t.watchedAt, t.lectureId)
      .where(sql`is_favourite`),
    onlyOwnSchool(),
  ],
)

/** Which seconds of a lecture's film one person has seen. */
export const filmViews = pgTable(
  'film_views',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    lectureId: belongsTo(() => lectures.id),
    videoId: belongsTo(() => videos.id),
    seen: stretches().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.lectureId, t.videoId] }),
    index('film_views_by_lecture').on(t.lectureId),
    index('film_views_by_video').on(t.videoId),
    onlyOwnSchool(),
  ],
)
