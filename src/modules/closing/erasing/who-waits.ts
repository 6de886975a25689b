import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { matters } from '#modules/matters/tables.ts'
import { orders } from '#modules/orders/tables.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'

const isBuyer = and(eq(orders.schoolId, people.schoolId), eq(orders.studentId, people.id))
const isPayer = and(eq(transactions.schoolId, people.schoolId), eq(transactions.payerId, people.id))

/** SQL: that something is open between the school and a person in `people`, so that it has to know who they are. */
export const isAwaited: SQL = sql`(
  exists (select from ${orders} where ${and(isBuyer, eq(orders.status, 'paying'))})
  or exists (select from ${orders} join ${matters} on ${eq(matters.orderId, orders.id)} where ${and(isBuyer, isNull(matters.endedAt))})
  or exists (select from ${transactions} join ${disputes} on ${eq(disputes.transactionId, transactions.id)}
    where ${and(isPayer, eq(disputes.state, 'open'))}))`

export interface Awaited {
  payments: number
  disputes: number
  matters: number
}

/** What is open between the school and all who paid. */
export async function countAwaited({ tx, school }: Ctx): Promise<Awaited> {
  return {
    payments: await tx.$count(orders, and(eq(orders.schoolId, school.id), eq(orders.status, 'paying'))),
    disputes: await tx.$count(disputes, and(eq(disputes.schoolId, school.id), eq(disputes.state, 'open'))),
    matters: await tx.$count(matters, and(eq(matters.schoolId, school.id), isNull(matters.endedAt))),
  }
}
