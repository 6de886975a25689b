import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useKitText } from '../text/kit-text.ts'
import styles from './Toaster.module.css'
import { type ToastMessage, toasts } from './toast.ts'

const Toast = lazy(async () => ({ default: (await import('./Toast.tsx')).Toast }))
const NONE: readonly ToastMessage[] = []

/** Stands once, in the root: an empty live region until the first toast. Lies above open dialogs. */
export function Toaster() {
  const text = useKitText()
  const region = useRef<HTMLElement>(null)
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE)
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (messages.length > 0) element.showPopover()
  }, [messages])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={text('notifications')}
      aria-live="polite"
      className={styles.toaster}
    >
      <Suspense>
        {messages.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </Suspense>
    </section>
  )
}
