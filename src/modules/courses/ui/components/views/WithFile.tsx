import { Audio } from './Audio.tsx'
import { HandIn } from './HandIn.tsx'
import { OfferedFile } from './OfferedFile.tsx'
import type { Watched } from './watched.ts'

/** What has a file: a sound, one that is offered, one that is asked for. */
export function WithFile({ component }: { component: Watched<'audio' | 'file' | 'hand_in'> }) {
  if (component.type === 'audio') return <Audio {...component} />
  return component.type === 'file' ? <OfferedFile {...component} /> : <HandIn {...component} />
}
