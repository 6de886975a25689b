import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useKitText } from '../text/kit-text.ts'
import { Toast } from './Toast.tsx'
import styles from './Toaster.module.css'
import { toasts } from './toast.ts'

/**
 * Stands once, in the root: an empty live region until the first toast. Lies above open dialogs. What says that the network is gone
 * comes with the page.
 */
export function Toaster() {
  const text = useKitText()
  const region = useRef<HTMLElement>(null)
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
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
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  )
}
