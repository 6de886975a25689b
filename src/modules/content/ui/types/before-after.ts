import { SquareSplitHorizontal } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { pictureReference } from './picture-reference.ts'
import type { ScreenOf } from '../screen-type.ts'

export const beforeAfter: ScreenOf<'before_after'> = {
  icon: SquareSplitHorizontal,
  empty: { id: '', type: 'before_after', before: null, after: null, caption: '' },
  contentOf: ({ type, before, after, caption }) =>
    before && after && { type, caption, before: pictureReference(before), after: pictureReference(after) },
  summaryOf: ({ caption, before }) => caption || (before?.alt ?? ''),
  Fields: onDemand(async () => (await import('../fields/BeforeAfterFields.tsx')).BeforeAfterFields),
}
