import { sql } from 'drizzle-orm'
import { uuid } from 'drizzle-orm/pg-core'
import { schools } from './tables.ts'

export { onlyOwnSchool } from '#platform/db/columns.ts'

/** The school a row belongs to: filled in by the unit of work, never by hand. */
export const schoolId = () =>
  uuid()
    .notNull()
    .default(sql`current_setting('app.school_id')::uuid`)
    .references(() => schools.id, { onDelete: 'cascade' })
