import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { listMyProducts } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listMyDownloads as endpoint, MyDownloadPage } from './contract.ts'
import { readFiles } from './read-files.ts'
import { fileLoads, fileVersions } from './tables.ts'
import { viewOffered } from './view.ts'

/** The downloads open to the viewer, with their files as they are now. */
export async function listMyDownloads(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyDownloadPage> {
  const { data, next_page_url } = await listMyProducts(ctx, { kind: 'download', cursor, path: '/json/my/downloads' })
  const held = await readFiles(
    ctx,
    data.map(({ id }) => id),
  )
  const loads = await countOwnLoads(
    ctx,
    held.map(({ file }) => file.id),
  )
  const filesOf = (downloadId: string) =>
    held
      .filter(({ file }) => file.downloadId === downloadId)
      .map((each) => ({
        ...viewOffered(each),
        version: each.version.number,
        note: each.version.note,
        updated_at: each.version.createdAt.toISOString(),
        loads_count: loads.get(each.file.id) ?? 0,
      }))
  return { data: data.map((product) => ({ ...product, files: filesOf(product.id) })), next_page_url }
}

async function countOwnLoads({ tx, actor }: Ctx, fileIds: string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0 || !isSignedIn(actor)) return new Map()
  const rows = await tx
    .select({ id: fileVersions.fileId, loads: count() })
    .from(fileLoads)
    .innerJoin(fileVersions, eq(fileVersions.id, fileLoads.versionId))
    .where(and(eq(fileLoads.personId, actor.id), isNotNull(fileLoads.startedAt), inArray(fileVersions.fileId, fileIds)))
    .groupBy(fileVersions.fileId)
  return new Map(rows.map(({ id, loads }) => [id, loads]))
}
