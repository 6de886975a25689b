import { sql, type SQLWrapper } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { FILM_MAX_MINUTES, MAILS_MAX, STORAGE_MAX_GIGABYTES } from './vocabulary.ts'

/** How much a school may use, each null where there is no limit; there is a row from its beginning (`begin_limits`). */
export const schoolLimits = pgTable(
  'school_limits',
  {
    schoolId: schoolId().primaryKey(),
    storageGigabytes: integer(),
    filmMinutes: integer(),
    /** of a calendar month */
    mailsAMonth: integer(),
    /** counts its changes, so that of two operators who set it at once one is told */
    version: integer().notNull().default(1),
  },
  (t) => [
    upTo('school_limits_storage', t.storageGigabytes, STORAGE_MAX_GIGABYTES),
    upTo('school_limits_film', t.filmMinutes, FILM_MAX_MINUTES),
    upTo('school_limits_mails', t.mailsAMonth, MAILS_MAX),
    onlyOwnSchool(),
  ],
)

function upTo(name: string, column: SQLWrapper, most: number) {
  return check(name, sql`${column} is null or ${column} between 0 and ${sql.raw(String(most))}`)
}
