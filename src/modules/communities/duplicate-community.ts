import { duplicateOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'

/** Makes a draft that says and costs the same; a topic belongs to one community, so that the copy has none yet. Refuses with 404. */
export const duplicateCommunity = async (ctx: Ctx, { communityId }: { communityId: string }) => ({
  community: await duplicateOfKind(ctx, 'community', communityId),
})
