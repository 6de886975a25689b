import { useNavigate } from 'react-router'
import { listArticleAuthors } from '#modules/articles/contract.ts'
import { ArticleEditor } from '#modules/articles/ui/ArticleEditor.tsx'
import { useArticlesPanelText } from '#modules/articles/ui/panel-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewArticle.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school, viewer } = loadingOfSchool({ request, context })
  const authors = await api.call(listArticleAuthors)
  const site = { name: school.name, host: new URL(request.url).host, language: school.language }
  return { authors: authors.data, writerId: viewer?.id ?? '', site }
}

export default function NewArticle({ loaderData }: Route.ComponentProps) {
  const text = useArticlesPanelText()
  const navigate = useNavigate()
  return (
    <>
      <title>{text('newArticle')}</title>
      <Breadcrumbs crumbs={[{ label: text('articles'), to: '/home/articles' }, { label: text('newArticle') }]} />
      <ArticleEditor {...loaderData} article={null} onStored={(articleId) => navigate(`/home/articles/${articleId}`)} />
    </>
  )
}
