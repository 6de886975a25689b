import { useShownText } from './use-shown-text.ts'
import styles from './reviews.module.css'

/** Where reviews come from, which readers must be told (Directive 2005/29/EC, art. 7(6)). */
export function ReviewsOrigin() {
  const text = useShownText()
  return <p className={styles.origin}>{text('origin')}</p>
}
