import { requireOfKind } from '#modules/catalog/index.ts'
import { countHolders } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listFiles as endpoint } from './contract.ts'
import { countLoads, readFiles } from './read-files.ts'
import { viewVersion } from './view.ts'

/** What a download holds, and how many have it. Refuses with 404 what is no download. */
export async function listFiles(ctx: Ctx, { downloadId }: { downloadId: string }): Promise<Answer<typeof endpoint>> {
  await requireOfKind(ctx, 'download', downloadId)
  const held = await readFiles(ctx, [downloadId])
  const loads = await countLoads(
    ctx,
    held.map(({ version }) => version.id),
  )
  return {
    data: held.map(({ file: { id, title }, ...rest }) => ({
      id,
      title,
      version: viewVersion(rest, loads.get(rest.version.id) ?? 0),
    })),
    holders_count: await countHolders(ctx, downloadId),
  }
}
