import { type SQL, sql } from 'drizzle-orm'
import type { orders } from './tables.ts'

type Placed = Pick<typeof orders.$inferInsert, 'studentId' | 'companyName' | 'billing'> & {
  number: string
  titles: string
}

/** What an order is found by. When its buyer's name or address changes, the database writes it again. */
export function wordsOfOrder(placed: Placed): SQL {
  const { buyer, number, words } = wordsGiven(placed)
  return sql`words_of_order(${buyer}::uuid, ${number}, ${words})`
}

/** The same in a statement that is built before there is an order, which is then given `wordsGiven`. */
export const wordsOfAnyOrder = sql`words_of_order(${sql.placeholder('buyer')}::uuid, ${sql.placeholder('number')}, ${sql.placeholder('words')})`

export const wordsGiven = ({ studentId, number, titles, companyName, billing }: Placed) => ({
  buyer: studentId,
  number,
  words: [titles, companyName, billing.vat_id].filter(Boolean).join(' '),
})
