import { DateText } from '#kit/figures/DateText.tsx'
import type { ArticleCard } from '../contract.ts'
import styles from './articles.module.css'
import { useArticlesText } from './use-text.ts'

type Told = Pick<ArticleCard, 'author_name' | 'published_at' | 'minutes_to_read'>

/** Who wrote it, when, and how long it takes. */
export function ArticleLine({ article }: { article: Told }) {
  const text = useArticlesText()
  return (
    <span className={styles.line}>
      {article.author_name !== null && <span>{article.author_name}</span>}
      {article.published_at !== null && <DateText at={article.published_at} />}
      <span>{text('minutes', { count: article.minutes_to_read })}</span>
    </span>
  )
}
