import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { lecturePdfs } from '../tables.ts'
import { getPdfRecord, notePdf, type PdfKey } from './get-pdf.ts'
import { pdfKey, sentKey } from './pdf-keys.ts'

/** Nobody reaches the file from then on. */
export async function deletePdf(ctx: OutsideCtx, key: PdfKey, media: Media) {
  const answer = await ctx.answering(async (inside) => {
    const pdf = await getPdfRecord(inside, key)
    await inside.tx.delete(lecturePdfs).where(eq(lecturePdfs.id, pdf.id))
    notePdf(inside, key, pdf)
    return { done: true as const }
  })
  await media.store.delete(sentKey(key.pdfId))
  await media.store.delete(pdfKey(key.pdfId))
  return answer
}
