import { and, asc, gte } from 'drizzle-orm'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import { DAY } from '#platform/clock.ts'
import type { Commentables } from './commentable.ts'
import { comments, isUnanswered } from './tables.ts'

/** Who has waited longer expects nothing any more. */
const EXPECTED_DAYS = 30

/** Comments in which students ask something and that nobody has replied to; leads to the one that has waited longest. */
export const questionWaiter = (commentables: Commentables): Waiter => ({
  kind: 'question',
  right: 'write-to-students',
  async count(ctx) {
    const since = new Date(ctx.now.getTime() - EXPECTED_DAYS * DAY)
    const asked = await ctx.tx
      .select({ type: comments.commentableType, id: comments.commentableId })
      .from(comments)
      .where(and(isUnanswered(), gte(comments.createdAt, since)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(WAITING_MAX)
    const places = await commentables.describe(ctx, asked.slice(0, 1))
    const [place] = places.values()
    return { count: place ? asked.length : 0, path: place?.url ?? '' }
  },
})
