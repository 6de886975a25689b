import type { ComponentProps } from 'react'
import styles from './text.module.css'

/** Read aloud, not shown. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
