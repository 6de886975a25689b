import { eq } from 'drizzle-orm'
import { lockComments } from '#modules/comments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { dropPosts } from './drop-posts.ts'
import { topicDeleted } from './events.ts'
import { posts, topics } from './tables.ts'
import { POST_TYPE } from './vocabulary.ts'

/** With its posts and all that hangs on them. */
export async function deleteTopic(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const itsPosts = ctx.tx.select({ id: posts.id }).from(posts).where(eq(posts.topicId, id))
  // Whoever deletes a comment locks it before its post.
  await lockComments(ctx, POST_TYPE, itsPosts)
  const [topic] = await ctx.tx.select({ title: topics.title }).from(topics).where(eq(topics.id, id)).for('update')
  ctx.note({ subject: foundOr404(topic).title })
  await dropPosts(ctx, itsPosts)
  await ctx.tx.delete(topics).where(eq(topics.id, id))
  ctx.emit(topicDeleted({ topic_id: id }))
  return { done: true }
}
