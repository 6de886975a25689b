import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotSignedIn } from '#platform/refusal.ts'
import type { readComment as contract } from './contract.ts'
import { getComment } from './get-comment.ts'
import { selectComments, viewing } from './list-comments.ts'
import type { CommentParts } from './parts.ts'
import { comments } from './tables.ts'

/** The comment that a link leads to, however many newer ones there are. Refuses with 404, also what is held for others, and who may not see its item. */
export async function readComment(
  ctx: Ctx,
  { id }: Input<typeof contract>,
  { commentables, media, commentReviews }: CommentParts,
): Promise<Answer<typeof contract>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const { on } = await getComment(ctx, id)
  const { courseId } = await commentables.get(ctx, on)
  const rows = await commentRead(ctx.tx, { id, viewerId: ctx.actor.id, seesHeld: ctx.actor.role === 'admin' })
  const row = foundOr404(rows[0])
  const view = await viewing(ctx, rows, courseId, { media, commentReviews })
  return { comment: view(row), on }
}

const commentRead = prepared('comment_read', (tx) =>
  selectComments(tx, sql`null`).where(eq(comments.id, sql.placeholder('id'))),
)
