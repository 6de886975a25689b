import { AudioLines } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import type { ScreenOf } from '../screen-type.ts'

export const audio: ScreenOf<'audio'> = {
  icon: AudioLines,
  empty: { id: '', type: 'audio', title: '', transcript: '', seconds: 0, url: '', file: null },
  missing: 'soundMissing',
  contentOf: ({ type, title, transcript, seconds, file }) =>
    file && { type, title, transcript, seconds, stored_id: file.id },
  summaryOf: ({ title }) => title,
  Fields: onDemand(async () => (await import('../fields/AudioFields.tsx')).AudioFields),
}
