import { inArray } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { lecturePdfs } from '../tables.ts'
import { pdfKey } from './pdf-keys.ts'

/** Deletes the files of PDFs that are gone, but for those that copies of them show. */
export async function dropFiles(
  fileIds: string[],
  { media, work }: { media: Media; work: <T>(look: (tx: Ctx['tx']) => Promise<T>) => Promise<T> },
): Promise<void> {
  if (fileIds.length === 0) return
  const shown = await work((tx) =>
    tx.select({ fileId: lecturePdfs.fileId }).from(lecturePdfs).where(inArray(lecturePdfs.fileId, fileIds)),
  )
  const kept = new Set(shown.map(({ fileId }) => fileId))
  for (const fileId of fileIds.filter((id) => !kept.has(id))) await media.store.delete(pdfKey(fileId))
}
