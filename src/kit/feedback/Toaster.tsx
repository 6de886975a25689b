import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useKitText } from '../text/kit-text.ts'
import styles from './Toaster.module.css'
import { type ToastMessage, toasts } from './toast.ts'
import { onDemand } from '../on-demand.ts'

const fetchToast = async () => (await import('./Toast.tsx')).Toast
const Toast = onDemand(fetchToast)
const NONE: readonly ToastMessage[] = []

/** Stands once, in the root: an empty live region until the first toast. Lies above open dialogs. */
export function Toaster() {
  const text = useKitText()
  const region = useRef<HTMLElement>(null)
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE)
  useEffect(fetchWhenTouched, [])
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

/** What says that the network is gone must be there before it goes; who only reads does without it. */
function fetchWhenTouched() {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    fetchToast().catch(() => undefined)
  }
  for (const event of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(event, touched, { signal: waiting.signal })
  return () => waiting.abort()
}
