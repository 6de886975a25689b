import { listPanelArticles } from '#modules/articles/contract.ts'
import { filterIn } from '#modules/articles/ui/article-filter.ts'
import { ArticleFilters } from '#modules/articles/ui/ArticleFilters.tsx'
import { ArticleTable } from '#modules/articles/ui/ArticleTable.tsx'
import { useArticlesPanelText } from '#modules/articles/ui/panel-text.ts'
import { ARTICLE_SORTS } from '#modules/articles/vocabulary.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Articles.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, cursor } = askedPage(request)
  const filter = filterIn(asked)
  const sort = orderIn(asked, ARTICLE_SORTS)
  const page = await loading({ request, context }).api.call(listPanelArticles, {
    ...chosenIn({ ...filter, sort }),
    cursor,
  })
  return { articles: page.data, filter, sort, place: placeOf(page, cursor) }
}

const LIST = '/home/articles'

export default function Articles({ loaderData: { articles, filter, sort, place } }: Route.ComponentProps) {
  const text = useArticlesPanelText()
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('articles')}
      none={{ title: text('noArticles'), text: text('noArticlesText') }}
      text={text}
      add={
        <AddButton right="change-content" to={`${LIST}/new`}>
          {text('newArticle')}
        </AddButton>
      }
      asked={filter}
      order={{ asked: sort, usual: ARTICLE_SORTS[0] }}
      filters={<ArticleFilters filter={filter} />}
      isEmpty={articles.length === 0}
    >
      <ArticleTable articles={articles} />
    </ListPage>
  )
}
