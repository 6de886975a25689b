import { beginningOf } from '#kit/text/beginning-of.ts'
import { Code } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const code: ScreenOf<'code'> = {
  icon: Code,
  empty: { id: '', type: 'code', code: '', language: '' },
  contentOf: ({ type, code: listing, language }) => ({ type, code: listing, language }),
  summaryOf: ({ code: listing }) => beginningOf(listing.trim().split('\n')[0] ?? ''),
  Fields: onDemand(async () => (await import('../fields/CodeFields.tsx')).CodeFields),
}
