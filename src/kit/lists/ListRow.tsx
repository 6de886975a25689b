import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './lists.module.css'

interface ListRowProps {
  title: string
  /** Makes the whole row a link; what stands in `actions` stays pressable above it. */
  to?: string
  /** A small picture or figure before the words. */
  mark?: ReactNode
  children?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
}

export function ListRow({ title, to, mark, children, meta, actions }: ListRowProps) {
  return (
    <li className={styles.row} data-row>
      {mark}
      <div className={styles.rowWords}>
        <span className={`${styles.whole} ${styles.rowTitle}`}>
          {to === undefined ? <span>{title}</span> : <Link to={to}>{title}</Link>}
        </span>
        {children && <div className={styles.rowText}>{children}</div>}
      </div>
      {meta && <div className={styles.rowMeta}>{meta}</div>}
      {actions && <div className={styles.rowActions}>{actions}</div>}
    </li>
  )
}
