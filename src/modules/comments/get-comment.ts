import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayRead } from '#modules/moderation/index.ts'
import { comments } from './tables.ts'

/** The comment and what it is on. Refuses with 404, also what is held for others. */
export async function getComment(ctx: Ctx, id: string) {
  const [row] = await commentById(ctx.tx, { id })
  const { type, itemId, ...comment } = foundOr404(row)
  refuseUnless(mayRead(ctx.actor, comment), new NotFound())
  return { ...comment, on: { type, id: itemId } }
}

const commentById = prepared('comment_by_id', (tx) =>
  tx
    .select({
      id: comments.id,
      authorId: comments.authorId,
      byAdmin: comments.byAdmin,
      heldAt: comments.heldAt,
      type: comments.commentableType,
      itemId: comments.commentableId,
    })
    .from(comments)
    .where(eq(comments.id, sql.placeholder('id'))),
)
