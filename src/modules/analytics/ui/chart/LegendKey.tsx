import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** What a colour or a line of a chart stands for. */
export function LegendKey({ isLine = false, children }: { isLine?: boolean; children: ReactNode }) {
  return (
    <span className={styles.key}>
      {isLine ? (
        <svg className={styles.lineKey} data-drawn="">
          <line x2="100%" y1="50%" y2="50%" className={styles.before} />
        </svg>
      ) : (
        <svg className={styles.barKey} data-drawn="">
          <rect width="100%" height="100%" rx="2" className={styles.bar} />
        </svg>
      )}
      <span data-written="">{children}</span>
    </span>
  )
}
