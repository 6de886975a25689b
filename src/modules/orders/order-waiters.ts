import { eq, isNull } from 'drizzle-orm'
import { disputes } from '#modules/payments/tables.ts'
import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { refundRequests } from './refund-requests/tables.ts'
import { withdrawals } from './withdrawals/tables.ts'

/** What of orders somebody has to do something about: settle a withdrawal, answer for a refund, answer a bank. */
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
      count: await countSome(ctx, withdrawals, isNull(withdrawals.settledAt)),
      path: '/home/withdrawals',
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
]
