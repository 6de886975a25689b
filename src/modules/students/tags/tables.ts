import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt } from '#platform/db/columns.ts'
import { places } from '../standing/tables.ts'
import { TAG_NAME_MAX } from '../vocabulary.ts'

/** What a school sorts its students by, in its own words. Capitals and signs make no other tag. */
export const studentTags = schoolTable(
  'student_tags',
  {
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('student_tags_name').on(t.schoolId, sql`fold(${t.name})`),
    check('student_tags_name_length', sql`length(${t.name}) between 1 and ${sql.raw(String(TAG_NAME_MAX))}`),
  ],
)

/** Who has which. */
export const taggedStudents = pgTable(
  'tagged_students',
  {
    schoolId: schoolId(),
    tagId: belongsTo(() => studentTags.id),
    studentId: belongsTo(() => people.id),
    createdAt: createdAt(),
    ...places,
  },
  (t) => [
    primaryKey({ columns: [t.tagId, t.studentId] }),
    index('tagged_students_by_joining').on(t.schoolId, t.tagId, t.joinedAt, t.studentId),
    index('tagged_students_by_name').on(t.schoolId, t.tagId, sql`${t.nameKey} collate "C"`, t.studentId),
    index('tagged_students_by_student').on(t.studentId, t.tagId),
    onlyOwnSchool(),
  ],
)
