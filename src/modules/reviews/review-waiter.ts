import { eq } from 'drizzle-orm'
import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { reviews } from './tables.ts'

/** Reviews that are not shown until somebody approves them. */
export const reviewWaiter: Waiter = {
  kind: 'review',
  right: 'moderate',
  count: async (ctx) => ({
    count: await countSome(ctx, reviews, eq(reviews.status, 'pending')),
    path: '/home/reviews?status=pending',
  }),
}
