import { redirect } from 'react-router'
import { getArticlePage } from '#modules/articles/contract.ts'
import { en } from '#modules/articles/messages/en.ts'
import { pl } from '#modules/articles/messages/pl.ts'
import { articlePath } from '#modules/articles/ui/paths.ts'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { loadingOfSchool, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Article.ts'
import { ArticleView } from './ArticleView.tsx'
import { asTold } from './as-told.ts'
import { articleMeta } from './article-meta.ts'
import { siteOf } from './site-of.ts'

const MOVED = 301
/** What the page's data for search engines says of its list. */
const WORDS = { en, pl }

/** An address that the article had before leads to the one it has. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loadingOfSchool({ request, context })
  const { api, language } = visit
  const article = await api.call(getArticlePage, { articleSlug: params.slug })
  if (article.slug !== params.slug) throw redirect(articlePath(article.slug), MOVED)
  const listName = WORDS[language].articles
  return { article, told: articleMeta({ article, listName, site: siteOf(visit) }) }
}

export const handle = sameForEveryVisitor()

export const meta: Route.MetaFunction = asTold

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const text = useArticlesText()
  const { language, timeZone } = useLocale()
  const { state, published_at: at } = article
  const notices = {
    draft: () => text('draft'),
    scheduled: () => text('scheduled', { date: formatDateTime(at!, language, timeZone) }),
    published: () => null,
  }
  return <ArticleView article={article} notice={notices[state]()} />
}
