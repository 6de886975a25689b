import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { readDraft, sendDraft, useDraft } from '#kit/drafts/useDraft.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { BODY_MIN } from '../contract.ts'
import styles from './comments.module.css'
import { TakenBack } from './taken-back.ts'
import { useText } from './use-text.ts'

interface ComposerProps {
  /** of the draft, which outlives a failed call, a reload and an expired session */
  draft: string
  label: string
  action: string
  /** `onTaken` is told once the text is safe, when that is earlier than the end of sending. */
  onSend: (body: string, onTaken: () => void) => Promise<unknown>
  /** The warning for a text of this length; `refusal` is what the server said of it. */
  warn: (length: number, refusal: string | undefined) => string | undefined
  /** what is sent along is not ready to be sent */
  isHeldBack?: boolean
  /** inside the empty box */
  placeholder?: string
  /** what to do, where the button will be: it is hidden while nothing is written (engagement §5) */
  hint?: string
  focusesFirst?: boolean
  onCancel?: () => void
  /** beside the buttons, such as a picture to send along */
  children?: ReactNode
}

export function Composer({ draft, label, action, onSend, warn, onCancel, children, ...given }: ComposerProps) {
  const { placeholder, hint, focusesFirst, isHeldBack = false } = given
  const text = useText()
  const showProblem = useProblem()
  const [typed, setTyped] = useDraft(draft)
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const body = tidied(typed)
  const length = lengthOf(body)
  const warning = warn(length, refusal)

  useEffect(() => {
    if (!focusesFirst) return
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [focusesFirst])

  useEffect(() => {
    if (refusal !== undefined) box.current?.focus()
  }, [refusal])

  const send = async () => {
    if (isSending || isHeldBack || length < BODY_MIN) return
    setSending(true)
    setRefusal(undefined)
    // The button goes with the text.
    box.current?.focus()
    sendDraft(draft)
    const letGo = () => setTyped(readDraft(draft))
    try {
      await onSend(body, letGo)
      letGo()
    } catch (error) {
      setTyped([body, readDraft(draft)].filter(Boolean).join('\n\n'))
      if (error instanceof TakenBack) return
      if (error instanceof ApiProblem && error.status === 422) setRefusal(firstMessage(error))
      else showProblem(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        name="body"
        label={label}
        rows={2}
        dir="auto"
        placeholder={placeholder}
        ref={box}
        value={typed}
        onChange={(event) => {
          setRefusal(undefined)
          setTyped(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
          if (event.key === 'Escape') onCancel?.()
        }}
      />
      {warning && (
        <Callout tone="caution" isNews>
          {warning}
        </Callout>
      )}
      {(length > 0 || hint || onCancel || children) && (
        <div className={styles.send}>
          {length > 0 ? (
            <Button type="submit" look="primary" busy={isSending} disabled={isHeldBack || length < BODY_MIN}>
              {action}
            </Button>
          ) : (
            hint && <span className={styles.hint}>{hint}</span>
          )}
          {children}
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {text('cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

const firstMessage = ({ fields, message }: ApiProblem): string =>
  fields['body']?.[0] ?? Object.values(fields)[0]?.[0] ?? message
