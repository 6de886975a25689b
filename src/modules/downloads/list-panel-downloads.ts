import { count, inArray } from 'drizzle-orm'
import { listHeldProducts } from '#modules/access/index.ts'
import { viewPanelProduct } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelDownloads as endpoint } from './contract.ts'
import { downloadFiles } from './tables.ts'

/** All downloads of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelDownloads(ctx: Ctx, asked: Input<typeof endpoint>) {
  const page = await listHeldProducts(ctx, { ...asked, kind: 'download', path: '/json/home/downloads' })
  const files = await countFiles(
    ctx,
    page.data.map(({ found }) => found.product.id),
  )
  return {
    ...page,
    data: page.data.map(({ found, studentsCount }) => ({
      ...viewPanelProduct(found, studentsCount, ctx),
      files_count: files.get(found.product.id) ?? 0,
    })),
  }
}

async function countFiles({ tx }: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: downloadFiles.downloadId, files: count() })
    .from(downloadFiles)
    .where(inArray(downloadFiles.downloadId, ids))
    .groupBy(downloadFiles.downloadId)
  return new Map(rows.map(({ id, files }) => [id, files]))
}
