import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, stretches } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'

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
    index('lecture_progress_completed')
      .on(t.personId, t.completedAt)
      .where(sql`completed_at is not null`),
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

/**
 * Who wants to be told that a delayed lecture has opened. They are looked at from `opens_at` on; `look_again_at_openings` makes that now
 * when a delay is changed.
 */
export const lectureReminders = schoolTable(
  'lecture_reminders',
  {
    personId: belongsTo(() => people.id),
    lectureId: belongsTo(() => lectures.id),
    opensAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('lecture_reminders_once').on(t.personId, t.lectureId),
    index('lecture_reminders_by_lecture').on(t.lectureId),
    index('lecture_reminders_in_time').on(t.opensAt, t.id),
  ],
)

/** How many lectures a student means to complete in a week; who set none has no row. */
export const weeklyGoals = pgTable(
  'weekly_goals',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id).primaryKey(),
    lectures: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('weekly_goals_lectures', sql`${t.lectures} between 1 and 50`), onlyOwnSchool()],
)

/** How much of a course has to be completed for it to count as completed, in percent of its lectures; where nothing is said, all of it. */
export const courseGoals = pgTable(
  'course_goals',
  {
    courseId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    percent: integer().notNull(),
  },
  (t) => [check('course_goals_percent', sql`${t.percent} between 1 and 100`), onlyOwnSchool()],
)
