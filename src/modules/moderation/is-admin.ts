import { sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'

/** SQL: whether an account is an admin's now. */
export const isAdmin = (id: string) =>
  sql<boolean>`coalesce((select ${people.role} = 'admin' from ${people} where ${people.id} = ${id}), false)`
