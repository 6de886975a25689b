import { type ReactNode, useId } from 'react'
import styles from './look.module.css'

/** Some controls of one kind under their heading. */
export function LookPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
