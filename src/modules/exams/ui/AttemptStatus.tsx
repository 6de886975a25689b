import { Status } from '#kit/feedback/Status.tsx'
import type { AttemptRow } from '../contract.ts'
import { useExamResultsText } from './results-text.ts'

/** Where an attempt stands: being taken, being graded, passed or failed. */
export function AttemptStatus({ attempt: { result, state } }: { attempt: AttemptRow }) {
  const text = useExamResultsText()
  if (!result) return <Status>{text(state === 'open' ? 'beingTaken' : 'beingGraded')}</Status>
  const said = [
    text(result.is_passed ? 'passed' : 'failed'),
    `${result.percent}%`,
    state === 'expired' && text('timeUp'),
    state === 'ended' && text('accessEnded'),
  ].filter(Boolean)
  return <Status tone={result.is_passed ? 'good' : 'bad'}>{said.join(' · ')}</Status>
}
