import { Status } from '#kit/feedback/Status.tsx'
import type { LeadState } from '../vocabulary.ts'
import { useLeadsText } from './use-text.ts'

export function LeadStatus({ state }: { state: LeadState }) {
  const text = useLeadsText()
  return <Status tone={state === 'new' ? 'accent' : 'plain'}>{text(state)}</Status>
}
