import { beginningOf } from '#kit/text/beginning-of.ts'
import { FileUp } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const handIn: ScreenOf<'hand_in'> = {
  icon: FileUp,
  empty: { id: '', type: 'hand_in', label: '', help: '', awaits_answer: false, kinds: ['documents', 'pictures'] },
  contentOf: ({ type, label, help, awaits_answer, kinds }) => ({ type, label, help, awaits_answer, kinds }),
  summaryOf: ({ label }) => beginningOf(label),
  Fields: onDemand(async () => (await import('../fields/HandInFields.tsx')).HandInFields),
}
