import { lockOfKind } from '#modules/catalog/index.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LastFile } from './refusals.ts'
import { type FileKey, getFile, noteFile } from './get-file.ts'
import { downloadFiles } from './tables.ts'

/** Nobody loads it from then on; its bytes are swept. Refuses with 409 the last file of a download that is on the site. */
export async function deleteFile(ctx: Ctx, { downloadId, fileId }: FileKey) {
  const { isPublished } = await lockOfKind(ctx, 'download', downloadId)
  const file = await getFile(ctx, { downloadId, fileId })
  noteFile(ctx, downloadId, file.title)
  const held = await ctx.tx.$count(downloadFiles, eq(downloadFiles.downloadId, downloadId))
  refuseUnless(held > 1 || !isPublished, new LastFile())
  await ctx.tx.delete(downloadFiles).where(eq(downloadFiles.id, fileId))
  return { done: true as const }
}
