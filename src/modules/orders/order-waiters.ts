import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { disputes } from '#modules/payments/tables.ts'
import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { DAY } from '#platform/clock.ts'
import { refundRequests } from './refund-requests/tables.ts'
import { orders } from './tables.ts'
import { contractWithdrawals } from './contract-withdrawals/tables.ts'

/** A failed payment older than that is nobody's errand any more. */
const FAILED_SINCE = 7 * DAY

/** SQL: whoever could not pay has bought something else meanwhile, or the same by another order. */
const hasBoughtSince = sql`exists (
  select from ${orders} as bought
  where bought.school_id = ${orders.schoolId} and bought.student_id = ${orders.studentId}
    and bought.created_at > ${orders.createdAt} and bought.status <> 'failed')`

/** What of orders somebody has to do something about: settle a withdrawal, answer for a refund, answer a bank, ask who could not pay. */
export const orderWaiters: Waiter[] = [
  {
    kind: 'dispute',
    right: 'see-orders',
    count: async (ctx) => ({
      count: await countSome(ctx, disputes, eq(disputes.state, 'open')),
      path: '/home/orders?status=disputed',
    }),
  },
  {
    kind: 'withdrawal',
    right: 'see-orders',
    count: async (ctx) => ({
      count: await countSome(ctx, contractWithdrawals, isNull(contractWithdrawals.settledAt)),
      path: '/home/contract-withdrawals',
    }),
  },
  {
    kind: 'refund_request',
    right: 'see-orders',
    count: async (ctx) => ({
      count: await countSome(ctx, refundRequests, isNull(refundRequests.settledAt)),
      path: '/home/orders?status=refund_requested',
    }),
  },
  {
    kind: 'failed_payment',
    right: 'see-orders',
    count: async (ctx) => {
      const since = new Date(ctx.now.getTime() - FAILED_SINCE)
      const failed = and(eq(orders.status, 'failed'), gt(orders.createdAt, since), sql`not ${hasBoughtSince}`)
      return { count: await countSome(ctx, orders, failed), path: '/home/orders?status=failed' }
    },
  },
]
