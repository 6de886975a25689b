import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, oneOf } from '#platform/db/columns.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { people } from '../tables.ts'
import { ADMIN_MAILS } from './vocabulary.ts'

/** Which mails about their school an admin does not want; without a row they are sent. */
export const adminMailRefusals = pgTable(
  'admin_mail_refusals',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    kind: text({ enum: ADMIN_MAILS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.kind] }),
    oneOf('admin_mail_refusals_kind', t.kind, ADMIN_MAILS),
    onlyOwnSchool(),
  ],
)
