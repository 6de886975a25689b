import { Image } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { pictureReference } from './picture-reference.ts'
import type { ScreenOf } from '../screen-type.ts'

export const image: ScreenOf<'image'> = {
  icon: Image,
  empty: { id: '', type: 'image', caption: '', shown: null },
  contentOf: ({ type, caption, shown }) => shown && { type, caption, ...pictureReference(shown) },
  summaryOf: ({ caption, shown }) => caption || (shown?.alt ?? ''),
  Fields: onDemand(async () => (await import('../fields/ImageFields.tsx')).ImageFields),
}
