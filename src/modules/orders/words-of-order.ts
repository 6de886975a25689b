import { type SQL, sql } from 'drizzle-orm'
import type { orders } from './tables.ts'

type Placed = Pick<typeof orders.$inferInsert, 'studentId' | 'companyName' | 'billing'> & {
  number: string
  titles: string
}

/** What an order is found by. When its buyer's name or address changes, the database writes it again. */
export function wordsOfOrder({ studentId, number, titles, companyName, billing }: Placed): SQL {
  const words = [titles, companyName, billing.vat_id].filter(Boolean).join(' ')
  return sql`words_of_order(${studentId}::uuid, ${number}, ${words})`
}
