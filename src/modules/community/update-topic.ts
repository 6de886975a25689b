import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { updateTopic as endpoint } from './contract.ts'
import { lockTopics } from './lock-topics.ts'
import { readPanelTopic } from './read-panel-topics.ts'
import { refuseEmptying } from './refuse-emptying.ts'
import { requireProduct } from './require-product.ts'
import { topics } from './tables.ts'

/** Refuses with 404, and with 409 to take the last topic from a community that is sold. */
export async function updateTopic(ctx: Ctx, input: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { id, title, description, allow_students_to_add_posts: allowStudentsToAddPosts, product_id: productId } = input
  await lockTopics(ctx)
  const { product } = await readPanelTopic(ctx, id)
  if (product && product.id !== productId) await refuseEmptying(ctx, product.id)
  await requireProduct(ctx, productId)
  await ctx.tx.update(topics).set({ title, description, allowStudentsToAddPosts, productId }).where(eq(topics.id, id))
  ctx.note({ subject: title, url: '/home/community' })
  return readPanelTopic(ctx, id)
}
