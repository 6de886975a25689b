import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Callout.module.css'

interface CalloutProps {
  tone?: 'plain' | 'good' | 'caution' | 'bad'
  /** True when it appears in answer to something the person did. */
  isNews?: boolean
  children: ReactNode
}

/** A sentence that stays on the page, unlike a toast. */
export function Callout({ tone = 'plain', isNews = false, children }: CalloutProps) {
  return (
    <div
      role={isNews ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(styles.callout, styles[tone])}
    >
      {children}
    </div>
  )
}
