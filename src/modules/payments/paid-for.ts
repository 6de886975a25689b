import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import { IN_OUTCOME } from './vocabulary.ts'
import { transactions } from './tables.ts'

/** SQL: the payment by which an order is paid: of several that succeeded the one that counts. */
export const isPaymentOf = (orderId: SQLWrapper): SQL | undefined =>
  and(
    eq(transactions.orderId, orderId),
    inArray(transactions.status, IN_OUTCOME.completed),
    eq(transactions.isBeside, false),
  )
