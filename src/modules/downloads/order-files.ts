import { lockOfKind } from '#modules/catalog/index.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { reordered } from '#platform/reordered.ts'
import type { orderFiles as endpoint } from './contract.ts'
import { listFiles } from './list-files.ts'
import { downloadFiles } from './tables.ts'

export async function orderFiles(ctx: Ctx, { downloadId, ids }: Input<typeof endpoint>) {
  await lockOfKind(ctx, 'download', downloadId)
  const there = await ctx.tx
    .select({ id: downloadFiles.id })
    .from(downloadFiles)
    .where(eq(downloadFiles.downloadId, downloadId))
    .orderBy(asc(downloadFiles.position), asc(downloadFiles.id))
  const order = reordered(
    there.map(({ id }) => id),
    ids,
  )
  await ctx.tx.execute(sql`
    update ${downloadFiles} set position = placed.position
    from unnest(${sql.param(order)}::uuid[]) with ordinality as placed (id, position)
    where ${downloadFiles.id} = placed.id`)
  return listFiles(ctx, { downloadId })
}
