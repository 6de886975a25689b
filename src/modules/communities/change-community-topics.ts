import { lockOfKind } from '#modules/catalog/index.ts'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { lockTopics } from '#modules/community/index.ts'
import { topics } from '#modules/community/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { changeCommunityTopics as endpoint } from './contract.ts'
import { listCommunityTopics } from './list-community-topics.ts'
import { TopicTaken } from './refusals.ts'

/**
 * Says which topics belong to a community. What is taken out needs no product any more. Refuses with 404 what is not of this school,
 * with 409 a topic of another product, with 422 none of a community that is on the site.
 */
export async function changeCommunityTopics(ctx: Ctx, input: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { communityId } = input
  const ids = [...new Set(input.topic_ids)]
  await lockTopics(ctx)
  const { title, isPublished } = await lockOfKind(ctx, 'community', communityId)
  ctx.note({ subject: title, url: editorPath({ kind: 'community', id: communityId }) })
  if (isPublished && ids.length === 0) throw invalidField('topic_ids', 'validation.community-empty')
  const found = await ctx.tx.select({ productId: topics.productId }).from(topics).where(inArray(topics.id, ids))
  refuseUnless(found.length === ids.length, new NotFound())
  refuseUnless(
    found.every(({ productId }) => productId === null || productId === communityId),
    new TopicTaken(),
  )
  if (ids.length > 0) await ctx.tx.update(topics).set({ productId: communityId }).where(inArray(topics.id, ids))
  await ctx.tx
    .update(topics)
    .set({ productId: null })
    .where(and(eq(topics.productId, communityId), notInArray(topics.id, ids)))
  return listCommunityTopics(ctx, { communityId })
}
