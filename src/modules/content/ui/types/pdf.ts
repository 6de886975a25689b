import { FileText } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const pdf: ScreenOf<'pdf'> = {
  icon: FileText,
  empty: { id: '', type: 'pdf', title: '', is_downloadable: false, bytes: 0, url: '', file: null },
  missing: 'fileMissing',
  contentOf: ({ type, title, is_downloadable, file }) => file && { type, title, is_downloadable, stored_id: file.id },
  summaryOf: ({ title }) => title,
  Fields: onDemand(async () => (await import('../fields/PdfFields.tsx')).PdfFields),
}
