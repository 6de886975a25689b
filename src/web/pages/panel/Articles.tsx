import { Plus } from 'lucide-react'
import { listPanelArticles } from '#modules/articles/contract.ts'
import { addressOf, filterIn, isFiltered } from '#modules/articles/ui/article-filter.ts'
import { ArticleFilters } from '#modules/articles/ui/ArticleFilters.tsx'
import { ArticleTable } from '#modules/articles/ui/ArticleTable.tsx'
import { useArticlesPanelText } from '#modules/articles/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Articles.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const filter = filterIn(asked)
  const cursor = asked.get('cursor') ?? undefined
  const { q, state } = filter
  const page = await api.call(listPanelArticles, { ...(q && { q }), ...(state && { state }), cursor })
  return { articles: page.data, next: cursorIn(page.next_page_url), filter, isFirst: !cursor }
}

export default function Articles({ loaderData: { articles, next, filter, isFirst } }: Route.ComponentProps) {
  const text = useArticlesPanelText()
  const isUntouched = articles.length === 0 && !isFiltered(filter) && isFirst
  const add = (
    <LinkButton to="/home/articles/new" look="primary" icon={<Plus />}>
      {text('newArticle')}
    </LinkButton>
  )
  return (
    <>
      <title>{text('articles')}</title>
      <PageHeading title={text('articles')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={text('noArticles')} action={add}>
          {text('noArticlesText')}
        </EmptyState>
      ) : (
        <>
          <ArticleFilters filter={filter} />
          {articles.length === 0 ? (
            <EmptyState
              title={text('noneFound')}
              action={<LinkButton to="/home/articles">{text('showAll')}</LinkButton>}
            >
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <ArticleTable articles={articles} />
          )}
          <div className={common.row}>
            {!isFirst && <LinkButton to={addressOf(filter)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={addressOf(filter, next)}>{text('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
