import { CircleAlert, Check, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './Toaster.module.css'
import { toast, type ToastMessage } from './toast.ts'

const icons = { good: Check, bad: CircleAlert, plain: Info }

/** Goes by itself, later when there is more to read; stays while pointed at or focused. */
export function Toast({ message: { id, tone, title, text, action } }: { message: ToastMessage }) {
  const kitText = useKitText()
  const [isHeld, setHeld] = useState(false)
  const said = title ?? kitText('saved')
  const milliseconds = tone === 'bad' || action ? 10_000 : 3500 + (said.length + (text?.length ?? 0)) * 40
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toast.dismiss(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, isHeld, milliseconds])
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} />
      <div className={styles.said}>
        <strong>{said}</strong>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <Button
          look="quiet"
          onClick={() => {
            action.run()
            toast.dismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={kitText('dismiss')}
        className={styles.dismiss}
        onClick={() => toast.dismiss(id)}
      >
        <X />
      </button>
    </div>
  )
}
