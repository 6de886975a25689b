import { AlignLeft } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { beginningOfHtml } from '#kit/text/beginning-of.ts'
import type { ScreenOf } from '../screen-type.ts'

export const text: ScreenOf<'text'> = {
  icon: AlignLeft,
  empty: { id: '', type: 'text', html: '' },
  contentOf: ({ type, html }) => ({ type, html }),
  summaryOf: ({ html }) => beginningOfHtml(html),
  Fields: onDemand(async () => (await import('../fields/TextFields.tsx')).TextFields),
}
