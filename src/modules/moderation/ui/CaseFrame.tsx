import type { ReactNode } from 'react'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import type { Case } from '../contract.ts'
import styles from './moderation.module.css'
import { typeLabel } from './type-label.ts'
import { useText } from './use-text.ts'

interface CaseFrameProps {
  found: Pick<Case, 'id' | 'item_type' | 'reports_count' | 'created_at'> & { item: { text: string } | null }
  /** beside what it is */
  marks?: ReactNode
  author: ReactNode
  /** said where what was written is not there any more */
  gone: ReactNode
  /** below what was written: what is said of it */
  said: ReactNode
  /** what can be done about it */
  children: ReactNode
}

/** Something that was written and has to be settled: what, by whom, and what is said of it. */
export function CaseFrame({ found, marks, author, gone, said, children }: CaseFrameProps) {
  const text = useText()
  const { item, reports_count: count } = found
  const nameId = `case-${found.id}`
  return (
    <li className={styles.case}>
      <article aria-labelledby={nameId} className={styles.words}>
        <p className={styles.marks}>
          <span className={styles.kind}>{text(typeLabel(found.item_type))}</span>
          {marks}
          {count > 0 && <Status tone="bad">{text('reports', { count })}</Status>}
          <RelativeTime at={found.created_at} />
        </p>
        <p id={nameId} className={styles.author}>
          {author}
        </p>
        {item ? (
          <blockquote dir="auto" className={styles.text}>
            {item.text}
          </blockquote>
        ) : (
          gone
        )}
        {said}
      </article>
      {children}
    </li>
  )
}
