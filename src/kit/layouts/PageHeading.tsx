import type { ReactNode } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  title: string
  /** Where the thing named stands, beside its name. */
  state?: ReactNode
  /** What can be done about it, at the end of the line. */
  actions?: ReactNode
}

/** The head of a page in the panel. */
export function PageHeading({ title, state, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {state}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
