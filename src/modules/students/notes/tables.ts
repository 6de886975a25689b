import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, pointsTo } from '#platform/db/columns.ts'
import { ADMIN_NOTE_MAX } from '../vocabulary.ts'

/** What admins tell each other about a student, who does not see it. */
export const studentNotes = schoolTable(
  'student_notes',
  {
    studentId: belongsTo(() => people.id),
    authorId: pointsTo(() => people.id),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('student_notes_by_student').on(t.schoolId, t.studentId, t.createdAt, t.id),
    index('student_notes_by_author').on(t.authorId),
    check('student_notes_body', sql`length(${t.body}) between 1 and ${sql.raw(String(ADMIN_NOTE_MAX))}`),
  ],
)
