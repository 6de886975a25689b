import { type ReactNode, useId } from 'react'
import styles from './Page.module.css'

interface SectionProps {
  /** Where links within the page lead. */
  id?: string
  title: string
  more?: ReactNode
  children: ReactNode
}

/** A part of a page under its own heading; `more` stands across from it. */
export function Section({ id: address, title, more, children }: SectionProps) {
  const id = useId()
  return (
    <section id={address} aria-labelledby={id} className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  )
}
