import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import type { ArticleRow } from '../contract.ts'
import { ArticleStatus } from './ArticleStatus.tsx'
import { useArticlesPanelText } from './use-text.ts'

export function ArticleTable({ articles }: { articles: ArticleRow[] }) {
  const text = useArticlesPanelText()
  return (
    <DataTable<ArticleRow>
      caption={text('articles')}
      rows={articles}
      rowKey={({ id }) => id}
      columns={[
        { key: 'article', label: text('article'), cell: titleOf },
        { key: 'state', label: text('state'), cell: stateOf },
        { key: 'language', label: text('language'), cell: ({ language }) => OWN_NAMES[language] },
        { key: 'date', label: text('date'), cell: dateOf },
        { key: 'author', label: text('author'), cell: ({ author_name: name }) => name ?? text('noAuthor') },
        { key: 'minutes', label: text('minutes'), isFigure: true, cell: (article) => article.minutes_to_read },
      ]}
    />
  )
}

const titleOf = ({ id, language, title }: ArticleRow) => (
  <Link to={`/home/articles/${id}`} lang={language}>
    {title}
  </Link>
)
const stateOf = ({ state }: ArticleRow) => <ArticleStatus state={state} />
const dateOf = (article: ArticleRow) => <ArticleDate article={article} />

function ArticleDate({ article: { published_at: at, state } }: { article: ArticleRow }) {
  const text = useArticlesPanelText()
  return at === null ? text('noDate') : <DateText at={at} withTime={state === 'scheduled'} />
}
