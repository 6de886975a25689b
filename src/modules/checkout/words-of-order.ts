import { type SQL, sql } from 'drizzle-orm'

/** What an order is found by. When its buyer's name or address changes, the database writes it again. */
export const wordsOfOrder = ({
  studentId,
  number,
  titles,
}: {
  studentId: string
  number: string
  titles: string
}): SQL => sql`words_of_order(${studentId}::uuid, ${number}, ${titles})`
