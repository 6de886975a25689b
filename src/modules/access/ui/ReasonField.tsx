import type { Bound } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { REASON_MAX } from '../contract.ts'
import { useAccessText } from './use-text.ts'

interface ReasonFieldProps {
  field: Bound<{ reason: string }>
  /** true where it is mailed to whoever loses something */
  isWritten?: boolean
  /** what the call has it as */
  name?: string
}

/** Why an instructor decides about somebody's access (commerce §3, Student). */
export function ReasonField({ field, isWritten = false, name = 'reason' }: ReasonFieldProps) {
  const text = useAccessText()
  return (
    <TextArea
      {...field.text('reason', name)}
      label={text('reason')}
      help={text(isWritten ? 'reasonIsWritten' : 'reasonHelp')}
      required
      maxLength={REASON_MAX}
    />
  )
}
