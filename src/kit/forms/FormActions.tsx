import type { ReactNode } from 'react'
import styles from './forms.module.css'

/** The row of buttons that ends a form, the one that sends it first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
