import { type ReactNode, useId } from 'react'
import styles from './Page.module.css'

/** A part of a page under its own heading; `more` stands across from it. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  )
}
