import { eq, sql } from 'drizzle-orm'
import type { PictureGuard } from '#modules/media/index.ts'
import { mayRead } from '#modules/moderation/index.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Commentables } from './commentable.ts'
import { comments, replies } from './tables.ts'

/** A reply's picture is there for whoever reads the reply. */
export const replyPictures = (commentables: Commentables): PictureGuard => ({
  context: 'reply',
  async maySee(ctx, imageId) {
    const [reply] = await replyOfPicture(ctx.tx, { imageId })
    if (!reply) return undefined
    if (!mayRead(ctx.actor, reply) || !mayRead(ctx.actor, reply.comment)) return false
    return (await commentables.find(ctx, reply.on))?.maySee ?? false
  },
})

const replyOfPicture = prepared('reply_of_picture', (tx) =>
  tx
    .select({
      authorId: replies.authorId,
      heldAt: replies.heldAt,
      comment: { authorId: comments.authorId, heldAt: comments.heldAt },
      on: { type: comments.commentableType, id: comments.commentableId },
    })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .where(eq(replies.imageId, sql.placeholder('imageId'))),
)
