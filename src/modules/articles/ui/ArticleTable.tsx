import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { type BulkAction, BulkTable } from '#kit/lists/BulkTable.tsx'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { type ArticleRow, publishArticle, unpublishArticle } from '../contract.ts'
import { ArticleStatus } from './ArticleStatus.tsx'
import { useArticlesPanelText } from './panel-text.ts'

export function ArticleTable({ articles }: { articles: ArticleRow[] }) {
  const text = useArticlesPanelText()
  const columns: Column<ArticleRow>[] = [
    sorting('title', column(text('article'), titleOf, 'article')),
    column(text('state'), stateOf, 'state'),
    column(text('language'), ({ language }) => OWN_NAMES[language], 'language'),
    column(text('date'), dateOf, 'date'),
    column(text('author'), ({ author_name: name }) => name ?? text('noAuthor'), 'author'),
    figure(text('minutes'), (article) => article.minutes_to_read, 'minutes'),
  ]
  return (
    <BulkTable
      caption={text('articles')}
      rows={articles}
      columns={columns}
      nameOf={({ title }) => title}
      actions={useArticleActions()}
    />
  )
}

function useArticleActions(): BulkAction<ArticleRow>[] {
  const text = useArticlesPanelText()
  const api = useApi()
  const may = useMay()
  if (!may('change-content')) return []
  const publish = ({ id, published_at: at }: ArticleRow) => api.call(publishArticle, { articleId: id, at })
  const unpublish = ({ id }: ArticleRow) => api.call(unpublishArticle, { articleId: id })
  return [
    {
      label: text('publish'),
      isFor: ({ state }) => state === 'draft',
      work: publish,
      undo: unpublish,
      said: (count) => text('publishedMany', { count }),
    },
    {
      label: text('unpublish'),
      isFor: ({ state }) => state !== 'draft',
      work: unpublish,
      undo: publish,
      said: (count) => text('unpublishedMany', { count }),
    },
  ]
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
