import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#web/kit/actions/Button.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { readDraft, sendDraft, useDraft } from '#web/kit/drafts/useDraft.ts'
import { Notice } from '#web/kit/feedback/Notice.tsx'
import { TextArea } from '#web/kit/fields/TextArea.tsx'
import { lengthOf, tidied } from '#platform/contract/written-text.ts'
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
  focusesFirst?: boolean
  onCancel?: () => void
  /** beside the buttons, such as a picture to send along */
  children?: ReactNode
}

export function Composer({ draft, label, action, onSend, warn, focusesFirst, onCancel, children }: ComposerProps) {
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
    if (focusesFirst) box.current?.focus()
  }, [focusesFirst])

  useEffect(() => {
    if (refusal !== undefined) box.current?.focus()
  }, [refusal])

  const send = async () => {
    if (isSending || length < BODY_MIN) return
    setSending(true)
    setRefusal(undefined)
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
        <Notice tone="caution" isNews>
          {warning}
        </Notice>
      )}
      {(length > 0 || onCancel || children) && (
        <div className={styles.send}>
          {length > 0 && (
            <Button type="submit" look="primary" busy={isSending} disabled={length < BODY_MIN}>
              {action}
            </Button>
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
