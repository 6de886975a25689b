import type { ReactNode } from 'react'
import common from '../common.module.css'
import styles from './states.module.css'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={common.title}>{title}</p>
      {children && <p className={common.soft}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
