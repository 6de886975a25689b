import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Running text: descriptions, articles, legal texts. Give it elements, or html the server has cleaned. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html !== undefined) return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  return <div className={styles.prose}>{children}</div>
}
