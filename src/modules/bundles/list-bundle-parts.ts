import { requireOfKind } from '#modules/catalog/index.ts'
import { countHolders } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listBundleParts as endpoint } from './contract.ts'
import { readParts } from './read-parts.ts'

/** What a bundle holds, and how many have it. Refuses with 404 what is no bundle. */
export async function listBundleParts(ctx: Ctx, { bundleId }: { bundleId: string }): Promise<Answer<typeof endpoint>> {
  await requireOfKind(ctx, 'bundle', bundleId)
  return { data: await readParts(ctx, bundleId), holders_count: await countHolders(ctx, bundleId) }
}
