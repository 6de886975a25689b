import { Status } from '#kit/feedback/Status.tsx'
import type { CodeState as State } from '../../codes/vocabulary.ts'
import { useCodesText } from './use-text.ts'

const TONES = { running: 'good', planned: 'accent', over: 'plain', used_up: 'plain', stopped: 'caution' } as const

export function CodeState({ state }: { state: State }) {
  const text = useCodesText()
  return <Status tone={TONES[state]}>{text(state)}</Status>
}
