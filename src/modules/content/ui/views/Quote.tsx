import type { Shown } from '../screen-type.ts'
import styles from './views.module.css'

export function Quote({ quote, author }: Shown<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}
