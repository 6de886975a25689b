import { Clapperboard } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const video: ScreenOf<'video'> = {
  icon: Clapperboard,
  empty: { id: '', type: 'video', title: '', film: null },
  missing: 'filmMissing',
  contentOf: ({ type, title, film }) => film && { type, title, video_id: film.id },
  summaryOf: ({ title }) => title,
  Fields: onDemand(async () => (await import('../fields/FilmFields.tsx')).FilmFields),
}
