import { and, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { countersOf } from '#platform/db/counters.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { posts, topics } from './tables.ts'
import { COMMUNITY, isShown, isVisible, viewingAs } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are commented on by whoever sees them; for others they are not there. In the topic of a course it is about the course. */
export const commentablePosts: CommentableKind = {
  type: POST_TYPE,
  takesVideos: true,

  async find(ctx, id, how) {
    const [post] = await (how?.toWrite ? postToWriteOn : postToRead)(ctx.tx, { ...viewingAs(ctx), id })
    if (!post) return undefined
    const { title, courseId } = post
    const item = { id, title, url: urlOf(id), maySee: true, mayComment: isSignedIn(ctx.actor) }
    return courseId ? { ...item, courseId } : item
  },

  async describe(ctx, ids) {
    const rows = await ctx.tx.select({ id: posts.id, title: posts.title }).from(posts).where(inArray(posts.id, ids))
    return rows.map((row) => ({ ...row, url: urlOf(row.id) }))
  },

  async countChanged(ctx, id, by) {
    ctx.changes(COMMUNITY)
    foundOr404(await moveComments(ctx.tx, id, { comments_count: by }))
  },
}

const urlOf = (id: string): string => `/community/posts/${id}#comments`

const postToComment = (tx: Tx) =>
  tx
    .select({ title: posts.title, courseId: products.id })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .leftJoin(products, and(eq(products.id, topics.productId), eq(products.kind, 'course')))
    .where(and(eq(posts.id, sql.placeholder('id')), isVisible, isShown))

const postToRead = prepared('post_to_read', postToComment)
const postToWriteOn = prepared('post_to_write_on', (tx) => postToComment(tx).for('key share', { of: posts }))

const moveComments = countersOf('posts', ['comments_count'])
