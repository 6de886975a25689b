import { count, inArray } from 'drizzle-orm'
import { listProductRows } from '#modules/access/index.ts'
import { inclusions } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelBundles as endpoint } from './contract.ts'

/** All bundles of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelBundles = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'bundle', asked, async (ids) => {
    const parts = await countParts(ctx, ids)
    return ({ id }) => ({ parts_count: parts.get(id) ?? 0 })
  })

async function countParts({ tx }: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: inclusions.bundleId, parts: count() })
    .from(inclusions)
    .where(inArray(inclusions.bundleId, ids))
    .groupBy(inclusions.bundleId)
  return new Map(rows.map(({ id, parts }) => [id, parts]))
}
