import { date, index, integer, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo } from '#platform/db/columns.ts'

/** How many students began and finished something on a day of the school. */
const learned = () => ({
  on: date({ mode: 'string' }).notNull(),
  courseId: belongsTo(() => products.id),
  /** null: the course as a whole */
  lectureId: uuid().references(() => lectures.id, { onDelete: 'cascade' }),
  began: integer().notNull(),
  /** less those who took it back */
  finished: integer().notNull(),
})

export const learningDays = schoolTable('learning_days', learned(), (t) => [
  unique('learning_days_once').on(t.courseId, t.on, t.lectureId).nullsNotDistinct(),
  index('learning_days_of_school').on(t.schoolId, t.on),
  index('learning_days_by_lecture').on(t.lectureId),
])

/** As the database tells of it (`count_learning`); added to the days each minute. */
export const learningChanges = schoolTable('learning_changes', learned(), (t) => [
  index('learning_changes_of_school').on(t.schoolId),
  index('learning_changes_by_course').on(t.courseId),
  index('learning_changes_by_lecture').on(t.lectureId),
])

/** How many students more, or fewer, saw a second of a lecture's film than saw the one before it. */
const watched = () => ({
  lectureId: belongsTo(() => lectures.id),
  videoId: belongsTo(() => videos.id),
  /** -1: who saw any of it */
  second: integer().notNull(),
  viewers: integer().notNull(),
})

export const filmSeconds = schoolTable('film_seconds', watched(), (t) => [
  unique('film_seconds_once').on(t.lectureId, t.videoId, t.second),
  index('film_seconds_by_video').on(t.videoId),
])

/** As the database tells of it (`count_seconds`); added to the seconds each minute. */
export const filmSecondChanges = schoolTable('film_second_changes', watched(), (t) => [
  index('film_second_changes_by_lecture').on(t.lectureId, t.videoId),
  index('film_second_changes_by_video').on(t.videoId),
])
