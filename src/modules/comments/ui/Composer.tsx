import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import styles from './comments.module.css'
import { useSendingText } from './use-sending-text.ts'
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
  const box = useRef<HTMLTextAreaElement>(null)
  const { typed, type, length, refusal, isSending, isReady, send } = useSendingText({ draft, onSend, isHeldBack, box })
  const warning = warn(length, refusal)

  useEffect(() => {
    if (!focusesFirst) return
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [focusesFirst])

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
        onChange={(event) => type(event.target.value)}
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
            <Button type="submit" look="primary" busy={isSending} disabled={!isReady}>
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
