import type { lecturePdfs } from '../tables.ts'
import type { Pdf } from './contract.ts'

export type PdfRow = typeof lecturePdfs.$inferSelect

export const pdfUrl = (lectureId: string): string => `/lectures/${lectureId}/pdf`

export const viewPdf = (lectureId: string, { id, filename, bytes, isDownloadable }: PdfRow): Pdf => ({
  id,
  filename,
  bytes: bytes ?? 0,
  is_downloadable: isDownloadable,
  url: pdfUrl(lectureId),
})
