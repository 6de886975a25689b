import { count, inArray } from 'drizzle-orm'
import { listProductRows } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelDownloads as endpoint } from './contract.ts'
import { downloadFiles } from './tables.ts'

/** All downloads of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelDownloads = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'download', asked, async (ids) => {
    const files = await countFiles(ctx, ids)
    return ({ id }) => ({ files_count: files.get(id) ?? 0 })
  })

async function countFiles({ tx }: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: downloadFiles.downloadId, files: count() })
    .from(downloadFiles)
    .where(inArray(downloadFiles.downloadId, ids))
    .groupBy(downloadFiles.downloadId)
  return new Map(rows.map(({ id, files }) => [id, files]))
}
