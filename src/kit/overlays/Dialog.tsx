import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './Dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'

interface DialogProps {
  title: string
  /** Escape, Back, the close button and a click beside the dialog all end here. */
  onClose: () => void
  children: ReactNode
  /** The buttons, the one that goes on last. */
  actions?: ReactNode
  size?: 'small' | 'large'
  /** stays where it begins while it grows and shrinks, such as over results */
  isPinned?: boolean
  /** false for a question that the router may be waiting for: it asks where Back leads */
  backCloses?: boolean
}

/** Modal while it is rendered. Focus starts at `data-focus-first` and returns to where it was. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  size = 'small',
  isPinned = false,
  backCloses = true,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const text = useKitText()
  useBackCloses(onClose, backCloses)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    if (body.current && isOnlyRead(body.current)) body.current.tabIndex = 0
    element?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size], isPinned && styles.pinned)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={text('close')} icon={<X />} onClick={onClose} />
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** Longer than there is room for, and nothing in it that Tab comes to: keys scroll what itself can have the focus. */
const isOnlyRead = (body: HTMLElement): boolean =>
  body.scrollHeight > body.clientHeight && !body.querySelector('a,button,input,select,textarea,[tabindex]')
