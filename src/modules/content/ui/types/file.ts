import { FileDown } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const file: ScreenOf<'file'> = {
  icon: FileDown,
  empty: { id: '', type: 'file', title: '', note: '', ending: '', bytes: 0, url: '', file: null },
  missing: 'fileMissing',
  contentOf: ({ type, title, note, file: kept }) => kept && { type, title, note, stored_id: kept.id },
  summaryOf: ({ title }) => title,
  Fields: onDemand(async () => (await import('../fields/OfferedFileFields.tsx')).OfferedFileFields),
}
