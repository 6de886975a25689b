import { and, eq } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { downloadFiles } from './tables.ts'

export interface FileKey {
  downloadId: string
  fileId: string
}

/** Refuses with 404 a file of another download. */
export async function getFile(
  { tx }: Ctx,
  { downloadId, fileId }: FileKey,
): Promise<typeof downloadFiles.$inferSelect> {
  const [file] = await tx
    .select()
    .from(downloadFiles)
    .where(and(eq(downloadFiles.id, fileId), eq(downloadFiles.downloadId, downloadId)))
  return foundOr404(file)
}

/** For the audit list. */
export const noteFile = (ctx: Ctx, id: string, title: string): void =>
  ctx.note({ subject: title, url: editorPath({ kind: 'download', id }) })
