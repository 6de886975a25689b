import { AppWindow } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const embed: ScreenOf<'embed'> = {
  icon: AppWindow,
  empty: { id: '', type: 'embed', address: '', title: '', player: null },
  contentOf: ({ type, address, title }) => ({ type, address, title }),
  summaryOf: ({ title, address }) => title || address,
  Fields: onDemand(async () => (await import('../fields/EmbedFields.tsx')).EmbedFields),
}
