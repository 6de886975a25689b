import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

/** What one person wrote down for themselves. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    schoolId: schoolId(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** null once the lecture is gone */
    lectureId: uuid().references(() => lectures.id, { onDelete: 'set null' }),
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
    onlyOwnSchool(),
  ],
)
