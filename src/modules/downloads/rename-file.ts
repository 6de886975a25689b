import { lockOfKind } from '#modules/catalog/index.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { renameFile as endpoint } from './contract.ts'
import { listFiles } from './list-files.ts'
import { getFile, noteFile } from './get-file.ts'
import { downloadFiles } from './tables.ts'

export async function renameFile(ctx: Ctx, { downloadId, fileId, title }: Input<typeof endpoint>) {
  await lockOfKind(ctx, 'download', downloadId)
  const file = await getFile(ctx, { downloadId, fileId })
  noteFile(ctx, downloadId, title)
  await ctx.tx.update(downloadFiles).set({ title }).where(eq(downloadFiles.id, file.id))
  return listFiles(ctx, { downloadId })
}
