import { beginningOf } from '#kit/text/beginning-of.ts'
import { CircleDot } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { typedOptions } from '../typed-options.ts'
import type { ScreenOf } from '../screen-type.ts'

export const singleChoice: ScreenOf<'single_choice'> = {
  icon: CircleDot,
  empty: { id: '', type: 'single_choice', label: '', help: '', options: [] },
  contentOf: ({ type, label, help, options }) => ({ type, label, help, options: typedOptions(options) }),
  summaryOf: ({ label }) => beginningOf(label),
  Fields: onDemand(async () => (await import('../fields/ChoiceFields.tsx')).SingleChoiceFields),
}
