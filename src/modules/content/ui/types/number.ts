import { beginningOf } from '#kit/text/beginning-of.ts'
import { Hash } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const number: ScreenOf<'number'> = {
  icon: Hash,
  empty: { id: '', type: 'number', label: '', help: '', unit: '', awaits_answer: false },
  contentOf: ({ type, label, help, unit, awaits_answer }) => ({ type, label, help, unit, awaits_answer }),
  summaryOf: ({ label }) => beginningOf(label),
  Fields: onDemand(async () => (await import('../fields/NumberFields.tsx')).NumberFields),
}
