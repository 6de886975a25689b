import { text, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo } from '#platform/db/columns.ts'

const said = () => text().notNull().default('')

/** What a school keeps of a student beside name and email, once an admin has written it. */
export const studentDetails = schoolTable(
  'student_details',
  {
    studentId: belongsTo(() => people.id),
    phone: said(),
    address1: said(),
    address2: said(),
    postalCode: said(),
    city: said(),
    country: said(),
    /** in its normal form */
    vatId: said(),
  },
  (t) => [uniqueIndex('student_details_one').on(t.studentId)],
)
