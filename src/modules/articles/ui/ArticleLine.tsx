import { DateText } from '#kit/figures/DateText.tsx'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ArticleCard } from '../contract.ts'
import styles from './articles.module.css'
import { useArticlesText } from './use-text.ts'

type Told = Pick<ArticleCard, 'language' | 'author_name' | 'published_at' | 'minutes_to_read'>

/** Who wrote it, when, in which language where it is another than the page's, and how long it takes. */
export function ArticleLine({ article }: { article: Told }) {
  const text = useArticlesText()
  const { language } = useLocale()
  return (
    <span className={styles.line}>
      {article.author_name !== null && <span>{article.author_name}</span>}
      {article.published_at !== null && <DateText at={article.published_at} />}
      {article.language !== language && <span lang={article.language}>{OWN_NAMES[article.language]}</span>}
      <span>{text('minutes', { count: article.minutes_to_read })}</span>
    </span>
  )
}
