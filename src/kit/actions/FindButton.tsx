import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { fetchAhead } from '../arrive.ts'
import { buttonClass } from './button-class.ts'
import styles from './button.module.css'

interface FindButtonProps {
  label: string
  /** fetches what the dialog is made of, as soon as it is likely to be opened */
  load: () => Promise<unknown>
  /** the dialog */
  children: (onClose: () => void) => ReactNode
  /** whether single letters do nothing for who reads; then / is none of its keys */
  arePlainKeysOff?: () => boolean
  /** what the button shows; a glass, where nothing is said */
  face?: ReactNode
  className?: string
}

/** Opened by its button, by Ctrl or Cmd and K, and by / outside of fields; stays until the page it leads to is there. */
export function FindButton(props: FindButtonProps) {
  const { label, load, children, arePlainKeysOff, face = <Search />, className } = props
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = useEffectEvent(() => setOpenedAt(key))
  // As soon as the page is taken over: until then it is kept by `hear-early-acts`, and between the two a press would be lost.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event) || (event.key === '/' && arePlainKeysOff?.())) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [arePlainKeysOff])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        title={label}
        className={className ?? buttonClass({ look: 'quiet' }, styles.square)}
        onPointerEnter={() => fetchAhead(load)}
        onFocus={() => fetchAhead(load)}
        onClick={() => setOpenedAt(key)}
      >
        {face}
      </button>
      {openedAt === key && createPortal(<Suspense>{children(() => setOpenedAt(null))}</Suspense>, document.body)}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !altKey && !isTyping && !document.querySelector('dialog[open]')
}
