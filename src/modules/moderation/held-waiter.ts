import { and, isNull, ne } from 'drizzle-orm'
import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { cases } from './tables.ts'

/** Open cases; one's own are for others to judge. */
export const heldWaiter: Waiter = {
  kind: 'held',
  right: 'moderate',
  async count(ctx) {
    const isNotOwn = isSignedIn(ctx.actor) ? ne(cases.authorId, ctx.actor.id) : undefined
    return { count: await countSome(ctx, cases, and(isNull(cases.closedAt), isNotOwn)), path: '/home/moderation' }
  },
}
