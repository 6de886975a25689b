import { Link } from 'react-router'
import type { ArticlePage } from '../contract.ts'
import styles from './articles.module.css'
import { articlePath } from './paths.ts'
import { useArticlesText } from './use-text.ts'

/** What was published right before and right after. */
export function Neighbours({ article: { newer, older } }: { article: Pick<ArticlePage, 'newer' | 'older'> }) {
  const text = useArticlesText()
  if (!newer && !older) return null
  return (
    <nav aria-label={text('neighbours')} className={styles.neighbours}>
      {older && (
        <Link to={articlePath(older.slug)} rel="prev">
          <small>{text('older')}</small>
          <span lang={older.language}>{older.title}</span>
        </Link>
      )}
      {newer && (
        <Link to={articlePath(newer.slug)} rel="next" className={styles.newer}>
          <small>{text('newer')}</small>
          <span lang={newer.language}>{newer.title}</span>
        </Link>
      )}
    </nav>
  )
}
