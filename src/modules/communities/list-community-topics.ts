import { requireOfKind } from '#modules/catalog/index.ts'
import { countHolders } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listCommunityTopics as endpoint } from './contract.ts'
import { readFreeTopics, readSoldTopics, viewOfferedTopic } from './read-sold-topics.ts'

/** Refuses with 404 what is no community. */
export async function listCommunityTopics(
  ctx: Ctx,
  { communityId }: { communityId: string },
): Promise<Answer<typeof endpoint>> {
  await requireOfKind(ctx, 'community', communityId)
  return {
    data: (await readSoldTopics(ctx, [communityId])).map(viewOfferedTopic),
    free: (await readFreeTopics(ctx)).map(viewOfferedTopic),
    holders_count: await countHolders(ctx, communityId),
  }
}
