import { beginningOf } from '#kit/text/beginning-of.ts'
import { NotebookPen } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const textArea: ScreenOf<'text_area'> = {
  icon: NotebookPen,
  empty: { id: '', type: 'text_area', label: '', help: '', awaits_answer: false },
  contentOf: ({ type, label, help, awaits_answer }) => ({ type, label, help, awaits_answer }),
  summaryOf: ({ label }) => beginningOf(label),
  Fields: onDemand(async () => (await import('../fields/QuestionFields.tsx')).TextAreaFields),
}
