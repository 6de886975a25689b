import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { lecturePdfs } from '../tables.ts'
import { dropFiles } from './drop-files.ts'
import { getPdfRecord, notePdf, type PdfKey } from './get-pdf.ts'
import { sentKey } from './pdf-keys.ts'

/** Nobody reaches the file by this lecture from then on. */
export async function deletePdf(ctx: OutsideCtx, key: PdfKey, media: Media) {
  let fileId = ''
  const answer = await ctx.answering(async (inside) => {
    const pdf = await getPdfRecord(inside, key)
    await inside.tx.delete(lecturePdfs).where(eq(lecturePdfs.id, pdf.id))
    notePdf(inside, key, pdf)
    fileId = pdf.fileId
    return { done: true as const }
  })
  await media.store.delete(sentKey(key.pdfId))
  await dropFiles([fileId], { media, work: (look) => ctx.inTransaction(({ tx }) => look(tx)) })
  return answer
}
