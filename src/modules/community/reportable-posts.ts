import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReportableKind } from '#modules/moderation/index.ts'
import { olderThan } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { textOfHtml } from '#platform/rich-text.ts'
import { deletePost } from './delete-post.ts'
import { postPosted } from './events.ts'
import { lockPost } from './lock-post.ts'
import { posts, topics } from './tables.ts'
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are reported by whoever sees them, and judged by admins. */
export const reportablePosts: ReportableKind = {
  type: POST_TYPE,
  lock: lockPost,
  async show(ctx, ids) {
    const rows = await ctx.tx
      .select({
        id: posts.id,
        heading: posts.title,
        body: posts.body,
        byAdmin: posts.byAdmin,
        writtenAt: posts.createdAt,
        title: topics.title,
      })
      .from(posts)
      .innerJoin(topics, eq(topics.id, posts.topicId))
      .where(inArray(posts.id, ids))
    return rows.map(({ heading, body, byAdmin, ...row }) => ({
      ...row,
      text: `${heading}\n${byAdmin ? textOfHtml(body) : body}`,
      url: `/community/posts/${row.id}`,
    }))
  },
  writtenBy: (ctx, authorId, { cursor, rows }) =>
    ctx.tx
      .select({ id: posts.id, createdAt: posts.createdAt, heldAt: posts.heldAt })
      .from(posts)
      .where(and(eq(posts.authorId, authorId), olderThan(posts.createdAt, posts.id, cursor)))
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(rows),
  async remove(ctx, id) {
    await deletePost(ctx, { id })
  },
  async hold(ctx, id) {
    await ctx.tx.update(posts).set({ heldAt: ctx.now }).where(eq(posts.id, id))
    ctx.changes(COMMUNITY)
  },
  async letThrough(ctx, id, { wasShown }) {
    const [row] = await ctx.tx
      .update(posts)
      .set({ heldAt: null })
      .where(and(eq(posts.id, id), isNotNull(posts.heldAt)))
      .returning({ topicId: posts.topicId, authorId: posts.authorId })
    const { topicId, authorId } = foundOr404(row)
    ctx.changes(COMMUNITY)
    if (!wasShown) ctx.emit(postPosted({ post_id: id, topic_id: topicId, author_id: authorId }))
  },
}
