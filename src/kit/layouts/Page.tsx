import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** Holds the template's width and margins; its children keep the template's distance. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
