import type { ReactNode } from 'react'
import styles from './lists.module.css'

/** Rows parted by hairlines. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
