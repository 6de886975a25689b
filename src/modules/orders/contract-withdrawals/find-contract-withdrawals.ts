import { eq, sql } from 'drizzle-orm'
import { isPaymentOf } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { titlesOfOrder } from '../list-orders.ts'
import { orders } from '../tables.ts'
import { contractWithdrawals } from './tables.ts'

/** ContractWithdrawals with what they are about and what of the payment went back; a condition is to be added. */
export const contractWithdrawalsFound = ({ tx }: Ctx) =>
  tx
    .select({
      withdrawal: contractWithdrawals,
      order: { id: orders.id, number: orders.number, amount: orders.amount, currency: orders.currency },
      title: titlesOfOrder,
      country: sql<string | null>`${orders.seller}->>'country'`,
      buyer: { id: people.id, name: buyerName, email: buyerEmail },
      returned: transactions.refundedAmount,
      returning: transactions.refundingAmount,
      gatewayPaymentId: transactions.gatewayPaymentId,
    })
    .from(contractWithdrawals)
    .innerJoin(orders, eq(orders.id, contractWithdrawals.orderId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .leftJoin(transactions, isPaymentOf(orders.id))
    .$dynamic()
