import { count, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { storeTopic as endpoint } from './contract.ts'
import { lockTopics } from './lock-topics.ts'
import { readPanelTopic } from './read-panel-topics.ts'
import { TooManyTopics } from './refusals.ts'
import { requireProduct } from './require-product.ts'
import { topics } from './tables.ts'
import { TOPICS_MAX } from './vocabulary.ts'

/** Adds a topic at the end; refuses with 409 when there are as many as there can be. */
export async function storeTopic(ctx: Ctx, input: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { title, description, allow_students_to_add_posts: allowStudentsToAddPosts, product_id: productId } = input
  await requireProduct(ctx, productId)
  await lockTopics(ctx)
  const [there] = await ctx.tx.select({ last: max(topics.position), total: count() }).from(topics)
  if (there!.total >= TOPICS_MAX) throw new TooManyTopics()
  const position = (there!.last ?? 0) + 1
  const row = { title, description, allowStudentsToAddPosts, productId, position, createdAt: ctx.now }
  const [topic] = await ctx.tx.insert(topics).values(row).returning({ id: topics.id })
  ctx.note({ subject: title, url: '/home/community' })
  return readPanelTopic(ctx, topic!.id)
}
