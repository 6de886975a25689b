import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { cases } from '../tables.ts'

/** Of cases joined with their authors: an admin wrote the item, and the school has no other to judge it. */
export const isForOperators: SQL = and(
  isNull(cases.closedAt),
  eq(cases.byAdmin, true),
  eq(people.role, 'admin'),
  sql`not exists (
    select from ${people} as colleague
    where colleague.school_id = ${cases.schoolId} and colleague.role = 'admin' and colleague.id <> ${cases.authorId})`,
)!
