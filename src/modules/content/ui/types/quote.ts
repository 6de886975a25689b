import { beginningOf } from '#kit/text/beginning-of.ts'
import { Quote } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const quote: ScreenOf<'quote'> = {
  icon: Quote,
  empty: { id: '', type: 'quote', quote: '', author: '' },
  contentOf: ({ type, quote: said, author }) => ({ type, quote: said, author }),
  summaryOf: ({ quote: said }) => beginningOf(said),
  Fields: onDemand(async () => (await import('../fields/QuoteFields.tsx')).QuoteFields),
}
