import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lectureEditorPath } from '../editor/vocabulary.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { lecturePdfs } from '../tables.ts'
import { findPdf } from './find-pdf.ts'
import { type PdfRow, viewPdf } from './view.ts'

export async function getPdf(ctx: Ctx, key: LectureKey) {
  await getLectureRecord(ctx, key)
  const pdf = await findPdf(ctx, key.lectureId)
  return { pdf: pdf && viewPdf(key.lectureId, pdf) }
}

export interface PdfKey extends LectureKey {
  pdfId: string
}

/** A PDF that was at least begun to be sent; refuses with 404 one that is not of this lecture. */
export async function getPdfRecord(ctx: Ctx, { pdfId, ...key }: PdfKey): Promise<PdfRow> {
  const { lecture } = await getLectureRecord(ctx, key)
  const [row] = await ctx.tx
    .select()
    .from(lecturePdfs)
    .where(and(eq(lecturePdfs.id, pdfId), eq(lecturePdfs.lectureId, lecture.id)))
  return foundOr404(row)
}

/** For the audit list. */
export const notePdf = (ctx: Ctx, { courseId, lectureId }: LectureKey, { filename }: Pick<PdfRow, 'filename'>): void =>
  ctx.note({ subject: filename, url: lectureEditorPath(courseId, lectureId) })
