import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { countersOf } from '#platform/db/counters.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { posts, topics } from './tables.ts'
import { COMMUNITY, isShown, isVisible, VIEWING, viewingAs } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are commented on by whoever sees them; for others they are not there. In the topic of a course it is about the course. */
export const commentablePosts: CommentableKind<{ title: string; courseId: string | null }> = {
  type: POST_TYPE,
  takesVideos: true,
  facts: sql`
    select json_build_object('title', ${posts.title}, 'courseId', ${products.id}) as facts
    from ${posts}
      join ${topics} on ${topics.id} = ${posts.topicId}
      left join ${products} on ${products.id} = ${topics.productId} and ${eq(products.kind, 'course')}
    where ${posts.id} = ${sql.placeholder('itemId')} and ${isVisible} and ${isShown}`,
  kept: sql`${posts}`,
  asks: VIEWING,
  asking: viewingAs,

  judge(ctx, id, { title, courseId }) {
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

const moveComments = countersOf('posts', ['comments_count'])
