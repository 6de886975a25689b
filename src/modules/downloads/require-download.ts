import { and, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { downloadFiles } from './tables.ts'

/** Refuses with 404 what is no download of this school. */
export async function requireDownload({ tx }: Ctx, downloadId: string): Promise<void> {
  const [download] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, downloadId), eq(products.kind, 'download')))
  foundOr404(download)
}

/** The same for whoever changes what it holds, one after the other. */
export async function lockDownload(ctx: Ctx, downloadId: string): Promise<{ isPublished: boolean }> {
  const { kind, status } = await lockProduct(ctx, downloadId)
  refuseUnless(kind === 'download', new NotFound())
  return { isPublished: status === 'published' }
}

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
