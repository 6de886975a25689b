import { redirect } from 'react-router'
import { getArticlePreview } from '#modules/articles/contract.ts'
import { articlePath } from '#modules/articles/ui/paths.ts'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/ArticlePreview.ts'
import { ArticleView } from './ArticleView.tsx'

/** Once the article is out, it is read at its address. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const { api } = loadingOfSchool({ request, context })
  const article = await api.call(getArticlePreview, { token })
  if (article.state === 'published') throw redirect(articlePath(article.slug))
  return { article }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.article.title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** What is not out yet, for whoever was given the link. */
export default function ArticlePreview({ loaderData: { article } }: Route.ComponentProps) {
  const text = useArticlesText()
  return <ArticleView article={article} notice={text('givenAway')} />
}
