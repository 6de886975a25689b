import { type ReactNode, type Ref, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { NOTE_MAX } from '../vocabulary.ts'
import styles from './notes.module.css'
import { useNotesText } from './use-text.ts'

interface NoteBoxProps {
  label: string
  action: string
  placeholder?: string
  value: string
  onChange: (note: string) => void
  /** The words stay in the box until this is done. */
  onSend: (note: string) => Promise<void>
  /** by the button and by Escape; without it there is no button, and Escape says that writing is over */
  onCancel?: () => void
  onEscape?: () => void
  onFocus?: () => void
  onBlur?: () => void
  ref?: Ref<HTMLTextAreaElement>
  /** before the buttons */
  children?: ReactNode
}

export function NoteBox({ label, action, value, onChange, onSend, onCancel, children, ref, ...given }: NoteBoxProps) {
  const { placeholder, onEscape = onCancel, onFocus, onBlur } = given
  const text = useNotesText()
  const showProblem = useProblem()
  const [refusals, setRefusals] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const note = tidied(value)
  const length = lengthOf(note)
  const isTooLong = length > NOTE_MAX
  const errors = isTooLong ? [text('tooLong', { max: NOTE_MAX, length })] : refusals

  const send = async () => {
    if (isSending || length === 0 || isTooLong) return
    setSending(true)
    try {
      await onSend(note)
    } catch (error) {
      const refused = error instanceof ApiProblem && error.status === 422 && Object.values(error.fields).flat()
      if (refused) setRefusals(refused)
      else showProblem(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        name="note"
        label={label}
        rows={2}
        dir="auto"
        placeholder={placeholder}
        ref={ref}
        errors={errors}
        value={value}
        readOnly={isSending}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => {
          setRefusals([])
          onChange(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
          if (event.key === 'Escape') onEscape?.()
        }}
      />
      <div className={`${common.row} ${styles.send}`}>
        {children}
        {(length > 0 || onCancel) && (
          <span className={styles.buttons}>
            {onCancel && (
              <Button look="quiet" onClick={onCancel}>
                {text('cancel')}
              </Button>
            )}
            <Button type="submit" look="primary" busy={isSending} disabled={length === 0 || isTooLong}>
              {action}
            </Button>
          </span>
        )}
      </div>
    </form>
  )
}
