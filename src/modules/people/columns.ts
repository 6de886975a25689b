import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: of a person in `people`, who they were when they bought something, though their account was deleted since. */
export const buyerName = sql<string>`coalesce((select kept.name from kept_identities kept where kept.person_id = people.id), people.name)`
export const buyerEmail = sql<string>`coalesce((select kept.email from kept_identities kept where kept.person_id = people.id), people.email)`

/** An address without its plus part and case: whose mailbox it is. */
export const plainEmail = (email: AnyPgColumn | SQL): SQL => sql`regexp_replace(lower(${email}), '[+][^@]*@', '@')`
