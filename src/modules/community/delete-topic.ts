import { eq } from 'drizzle-orm'
import { lockComments } from '#modules/comments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { dropPosts } from './drop-posts.ts'
import { topicDeleted } from './events.ts'
import { lockTopics } from './lock-topics.ts'
import { refuseEmptying } from './refuse-emptying.ts'
import { posts, topics } from './tables.ts'
import { POST_TYPE } from './vocabulary.ts'

/** With its posts and all that hangs on them. Refuses with 409 the last topic of a community that is sold. */
export async function deleteTopic(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  await lockTopics(ctx)
  const itsPosts = ctx.tx.select({ id: posts.id }).from(posts).where(eq(posts.topicId, id))
  // Whoever deletes a comment locks it before its post.
  await lockComments(ctx, POST_TYPE, itsPosts)
  const [topic] = await ctx.tx.select().from(topics).where(eq(topics.id, id)).for('update')
  const { title, productId } = foundOr404(topic)
  ctx.note({ subject: title })
  if (productId) await refuseEmptying(ctx, productId)
  await dropPosts(ctx, itsPosts)
  await ctx.tx.delete(topics).where(eq(topics.id, id))
  ctx.emit(topicDeleted({ topic_id: id }))
  return { done: true }
}
