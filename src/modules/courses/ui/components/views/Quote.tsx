import type { Watched } from './watched.ts'
import styles from './views.module.css'

export function Quote({ quote, author }: Watched<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}
