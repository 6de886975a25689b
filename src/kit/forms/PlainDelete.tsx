import { useLocation } from 'react-router'
import { useKitText } from '../text/kit-text.ts'
import styles from './forms.module.css'
import { useFormToken } from './form-token.ts'

interface PlainDeleteProps {
  /** path of the delete call */
  action: string
  /** what the button that opens it is called */
  label: string
}

/** Deletes where no scripts run, and asks first there too: what is asked unfolds in place. */
export function PlainDelete({ action, label }: PlainDeleteProps) {
  const text = useKitText()
  const { pathname, search } = useLocation()
  const token = useFormToken()
  if (!token) return null
  return (
    <noscript>
      <details className={styles.plainDelete}>
        <summary>{label}</summary>
        <form method="post" action={action}>
          <input type="hidden" name="_method" value="DELETE" />
          <input type="hidden" name="_token" value={token} />
          <input type="hidden" name="_from" value={pathname + search} />
          <p>{text('areYouSure')}</p>
          <button type="submit">{text('yesDelete')}</button>
        </form>
      </details>
    </noscript>
  )
}
