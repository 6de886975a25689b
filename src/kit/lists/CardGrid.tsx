import type { ReactNode } from 'react'
import styles from './cards.module.css'

/** Cards as the school's template lays them out: a grid, a list, or a dense sheet. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
