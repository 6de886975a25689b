import { useKitText } from './kit-text.ts'
import styles from './text.module.css'

/** The first thing Tab reaches; the layouts put it there and name their main element `content`. */
export function SkipLink() {
  const text = useKitText()
  return (
    <a href="#content" className={styles.skip}>
      {text('skipToContent')}
    </a>
  )
}
