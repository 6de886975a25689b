import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { updateTopic as endpoint } from './contract.ts'
import { readPanelTopic } from './read-panel-topics.ts'
import { requireProduct } from './require-product.ts'
import { topics } from './tables.ts'

export async function updateTopic(ctx: Ctx, input: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { id, title, description, allow_students_to_add_posts: allowStudentsToAddPosts, product_id: productId } = input
  await readPanelTopic(ctx, id)
  await requireProduct(ctx, productId)
  await ctx.tx.update(topics).set({ title, description, allowStudentsToAddPosts, productId }).where(eq(topics.id, id))
  ctx.note({ subject: title, url: '/home/community' })
  return readPanelTopic(ctx, id)
}
