import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { invalidField } from '#platform/refusal.ts'
import type { listVersions as endpoint } from './contract.ts'
import { countLoads } from './read-files.ts'
import { getFile } from './get-file.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { fileVersions } from './tables.ts'
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
    .where(and(eq(fileVersions.fileId, fileId), before(cursor)))
    .orderBy(desc(fileVersions.number))
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
      nextPage(`/json/home/downloads/${downloadId}/files/${fileId}/versions`, {}, String(version.number)),
  )
}

/** By number, which the lock gives out in order: of two added at once the later may be the one that began first. */
function before(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw invalidField('cursor', 'validation.cursor')
  return lt(fileVersions.number, Number(cursor))
}
