import { sql } from 'drizzle-orm'
import { type Belonging, counted, ended, moved } from '#modules/people/index.ts'
import { studentDetails } from './details/tables.ts'
import { importedLines, studentImports } from './importing/tables.ts'
import { studentNotes } from './notes/tables.ts'
import { studentSpending, studentVisits } from './standing/tables.ts'
import { taggedStudents } from './tags/tables.ts'

export const studentBelongings: Belonging[] = [
  // Whose they are from then on is chosen, and written by the merge.
  ended(studentDetails.studentId),
  moved(studentNotes.studentId, { kind: 'admin_notes' }),
  moved(studentNotes.authorId),
  moved(importedLines.studentId),
  moved(studentImports.personId),
  {
    column: taggedStudents.studentId,
    fate: 'united',
    async work({ tx }, { keptId, goneId }) {
      // Put on anew, they stand in the place of who has them (`take_place`).
      await tx.execute(sql`
        insert into tagged_students (tag_id, student_id, created_at)
        select tag_id, ${keptId}::uuid, created_at from tagged_students where student_id = ${goneId} on conflict do nothing`)
      await tx.execute(sql`delete from tagged_students where student_id = ${goneId}`)
    },
  },
  {
    column: studentVisits.studentId,
    fate: 'counted',
    async work({ tx }, { keptId, goneId }) {
      await tx.execute(sql`
        update student_visits kept set last_seen_at = greatest(kept.last_seen_at, gone.last_seen_at)
        from student_visits gone where kept.student_id = ${keptId} and gone.student_id = ${goneId}`)
    },
  },
  // By the payments that moved (`count_spending`).
  counted(studentSpending.studentId),
]
