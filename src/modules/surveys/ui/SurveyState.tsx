import { Status } from '#kit/feedback/Status.tsx'
import type { SurveyState as State } from '../vocabulary.ts'
import { useSurveysText } from './use-surveys-text.ts'

const TONES = { draft: 'plain', open: 'good', closed: 'caution' } as const

export function SurveyState({ state }: { state: State }) {
  const text = useSurveysText()
  return <Status tone={TONES[state]}>{text(state)}</Status>
}
