import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  tone?: 'plain' | 'good' | 'caution' | 'bad'
  /** True when it appears in answer to something the person did. */
  isNews?: boolean
  children: ReactNode
}

/** A sentence that stays on the page, unlike a toast. */
export function Notice({ tone = 'plain', isNews = false, children }: NoticeProps) {
  return (
    <div
      role={isNews ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(styles.notice, styles[tone])}
    >
      {children}
    </div>
  )
}
