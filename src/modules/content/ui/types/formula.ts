import { beginningOf } from '#kit/text/beginning-of.ts'
import { Sigma } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const formula: ScreenOf<'formula'> = {
  icon: Sigma,
  empty: { id: '', type: 'formula', tex: '', caption: '', math: '' },
  contentOf: ({ type, tex, caption }) => ({ type, tex, caption }),
  summaryOf: ({ caption, tex }) => beginningOf(caption || tex),
  Fields: onDemand(async () => (await import('../fields/FormulaFields.tsx')).FormulaFields),
}
