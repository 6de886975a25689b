import { count, inArray } from 'drizzle-orm'
import { listProductRows } from '#modules/access/index.ts'
import { topics } from '#modules/community/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelCommunities as endpoint } from './contract.ts'

/** All communities that the school sells, drafts too, newest first; words are found without case and diacritics. */
export const listPanelCommunities = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'community', asked, async (ids) => {
    const counts = await countTopics(ctx, ids)
    return ({ id }) => ({ topics_count: counts.get(id) ?? 0 })
  })

async function countTopics({ tx }: Ctx, ids: string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: topics.productId, topics: count() })
    .from(topics)
    .where(inArray(topics.productId, ids))
    .groupBy(topics.productId)
  return new Map(rows.map((row) => [row.id, row.topics]))
}
