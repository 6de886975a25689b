import { eq, sql } from 'drizzle-orm'
import type { PictureGuard } from '#modules/media/index.ts'
import { mayRead } from '#modules/moderation/index.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Commentables } from './commentable.ts'
import { comments, replies } from './tables.ts'

/** A picture is there for whoever reads the reply or the comment that it stands in. */
export const writtenPictures = (commentables: Commentables): PictureGuard => ({
  context: 'reply',
  async maySee(ctx, imageId) {
    const [reply] = await replyOfPicture(ctx.tx, { imageId })
    const [written] = reply ? [reply] : await commentOfPicture(ctx.tx, { imageId })
    if (!written) return undefined
    if ((reply && !mayRead(ctx.actor, reply)) || !mayRead(ctx.actor, written.comment)) return false
    return (await commentables.find(ctx, written.on))?.maySee ?? false
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

const commentOfPicture = prepared('comment_of_picture', (tx) =>
  tx
    .select({
      comment: { authorId: comments.authorId, heldAt: comments.heldAt },
      on: { type: comments.commentableType, id: comments.commentableId },
    })
    .from(comments)
    .where(eq(comments.imageId, sql.placeholder('imageId'))),
)
