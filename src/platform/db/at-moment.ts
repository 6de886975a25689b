import { sql, type SQL } from 'drizzle-orm'

/** A moment as a value of a statement. Of a text alone PostgreSQL would not know that it is one. */
export const atMoment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
