import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CommentableKind } from '#modules/comments/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { posts, topics } from './tables.ts'
import { isShown, isVisible, viewingAs } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are commented on by whoever sees them; for others they are not there. */
export const commentablePosts: CommentableKind = {
  type: POST_TYPE,
  takesVideos: true,

  async find(ctx, id) {
    const [post] = await postToComment(ctx.tx, { ...viewingAs(ctx), id })
    if (!post) return undefined
    return { id, title: post.title, url: urlOf(id), maySee: true, mayComment: isSignedIn(ctx.actor) }
  },

  async describe(ctx, ids) {
    const rows = await ctx.tx.select({ id: posts.id, title: posts.title }).from(posts).where(inArray(posts.id, ids))
    return rows.map((row) => ({ ...row, url: urlOf(row.id) }))
  },

  async countChanged(ctx, id, by) {
    const [counted] = await countCommentOfPost(ctx.tx, { id, by })
    foundOr404(counted)
  },
}

const urlOf = (id: string): string => `/community/posts/${id}#comments`

const postToComment = prepared('post_to_comment', (tx) =>
  tx
    .select({ title: posts.title })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.id, sql.placeholder('id')), isVisible, isShown)),
)

const countCommentOfPost = prepared('count_comment_of_post', (tx) =>
  tx
    .update(posts)
    .set({ commentsCount: sql`${posts.commentsCount} + ${sql.placeholder('by')}::int` })
    .where(eq(posts.id, sql.placeholder('id')))
    .returning({ id: posts.id }),
)
