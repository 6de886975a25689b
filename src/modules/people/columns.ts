import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** An address without its plus part and case: whose mailbox it is. */
export const plainEmail = (email: AnyPgColumn | SQL): SQL => sql`regexp_replace(lower(${email}), '[+][^@]*@', '@')`
