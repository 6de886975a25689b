import { TextArea } from '#kit/fields/TextArea.tsx'
import { REASON_MAX } from '../contract.ts'
import { useAccessText } from './use-text.ts'

interface ReasonFieldProps {
  reason: string
  onReason: (reason: string) => void
  /** true where it is mailed to whoever loses something */
  isWritten?: boolean
}

/** Why an instructor decides about somebody's access (commerce §3, Student). */
export function ReasonField({ reason, onReason, isWritten = false }: ReasonFieldProps) {
  const text = useAccessText()
  return (
    <TextArea
      name="reason"
      label={text('reason')}
      help={text(isWritten ? 'reasonIsWritten' : 'reasonHelp')}
      required
      maxLength={REASON_MAX}
      value={reason}
      onChange={(event) => onReason(event.target.value)}
    />
  )
}
