import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, pointsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'

/** What one person wrote down for themselves. */
export const notes = schoolTable(
  'notes',
  {
    personId: belongsTo(() => people.id),
    courseId: belongsTo(() => products.id),
    /** null once the lecture is gone */
    lectureId: pointsTo(() => lectures.id),
    /** the moment of the video; null where it is about all of the lecture */
    positionSeconds: integer(),
    body: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('notes_by_moment').on(t.personId, t.lectureId, sql`coalesce(${t.positionSeconds}, -1)`, t.id),
    index('notes_by_person').on(t.personId, t.courseId),
    index('notes_by_course').on(t.courseId),
    index('notes_by_lecture').on(t.lectureId),
    check('notes_body', sql`length(${t.body}) between 1 and 5000`),
    check('notes_position', sql`${t.positionSeconds} >= 0`),
  ],
)
