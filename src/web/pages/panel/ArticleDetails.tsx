import { useNavigate, useRevalidator } from 'react-router'
import { type ArticleAuthor, getArticle, listArticleAuthors } from '#modules/articles/contract.ts'
import { listArticleBlocks } from '#modules/articles/blocks/contract.ts'
import { ArticleBlocks } from '#modules/articles/ui/ArticleBlocks.tsx'
import { ArticleEditor } from '#modules/articles/ui/ArticleEditor.tsx'
import { DeleteArticle } from '#modules/articles/ui/DeleteArticle.tsx'
import { useArticlesPanelText } from '#modules/articles/ui/panel-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/ArticleDetails.ts'

export async function loader({ request, context, params: { articleId } }: Route.LoaderArgs) {
  const { api, school, viewer } = loadingOfSchool({ request, context })
  const [{ article }, authors, blocks] = await Promise.all([
    api.call(getArticle, { articleId }),
    api.call(listArticleAuthors),
    api.call(listArticleBlocks, { articleId }),
  ])
  const site = { name: school.name, host: new URL(request.url).host, language: school.language }
  return {
    article,
    authors: withAuthor(article.author, authors.data),
    writerId: viewer?.id ?? '',
    site,
    blocks: blocks.data,
  }
}

/** Who wrote it may be chosen still, though they may not write one now. */
const withAuthor = (author: ArticleAuthor | null, authors: ArticleAuthor[]): ArticleAuthor[] =>
  author && !authors.some(({ id }) => id === author.id) ? [author, ...authors] : authors

export default function ArticleDetails({ loaderData }: Route.ComponentProps) {
  const text = useArticlesPanelText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { article, blocks, ...rest } = loaderData
  return (
    <>
      <title>{article.title}</title>
      <Breadcrumbs crumbs={[{ label: text('articles'), to: '/home/articles' }, { label: article.title }]} />
      <ArticleEditor key={article.id} article={article} {...rest} onStored={revalidate} />
      <ArticleBlocks key={`blocks of ${article.id}`} articleId={article.id} blocks={blocks} />
      <DeleteArticle article={article} onDone={() => void navigate('/home/articles')} />
    </>
  )
}
