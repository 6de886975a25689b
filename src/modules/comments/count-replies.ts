import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayRead } from '#modules/moderation/index.ts'
import { comments } from './tables.ts'

/**
 * Moves a comment's counter of replies (or only locks it) and answers what it is on. Refuses with 404. It locks the comment, so it
 * comes before any write to its replies: everyone locks in that order.
 */
export async function countReplies(ctx: Ctx, commentId: string, by: 1 | 0 | -1) {
  const [row] = await moveCount(ctx.tx, { commentId, by })
  const { type, id, ...comment } = foundOr404(row)
  refuseUnless(mayRead(ctx.actor, comment), new NotFound())
  return { type, id }
}

const moveCount = prepared('count_replies', (tx) =>
  tx
    .update(comments)
    .set({ repliesCount: sql`${comments.repliesCount} + ${sql.placeholder('by')}::int` })
    .where(eq(comments.id, sql.placeholder('commentId')))
    .returning({
      type: comments.commentableType,
      id: comments.commentableId,
      authorId: comments.authorId,
      heldAt: comments.heldAt,
    }),
)
