import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listVersions as endpoint } from './contract.ts'
import { countLoads } from './read-files.ts'
import { getFile } from './get-file.ts'
import { fileVersions, storedFiles } from './tables.ts'
import { viewVersion } from './view.ts'

const PAGE = 20

export async function listVersions(
  ctx: Ctx,
  { downloadId, fileId, cursor }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await getFile(ctx, { downloadId, fileId })
  const rows = await ctx.tx
    .select({ version: fileVersions, stored: storedFiles })
    .from(fileVersions)
    .innerJoin(storedFiles, eq(storedFiles.id, fileVersions.storedId))
    .where(and(eq(fileVersions.fileId, fileId), olderThan(fileVersions.createdAt, fileVersions.id, cursor)))
    .orderBy(desc(fileVersions.createdAt), desc(fileVersions.id))
    .limit(PAGE + 1)
  const loads = await countLoads(
    ctx,
    rows.map(({ version }) => version.id),
  )
  return pageFrom(
    rows,
    PAGE,
    (row) => viewVersion(row, loads.get(row.version.id) ?? 0),
    ({ version }) =>
      `/json/home/downloads/${downloadId}/files/${fileId}/versions?${new URLSearchParams({ cursor: cursorOf(version) })}`,
  )
}
