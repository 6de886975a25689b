import type { Answer } from '#platform/contract/endpoint.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Card } from '#kit/lists/Card.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { listArticles } from '../contract.ts'
import { ArticleLine } from './ArticleLine.tsx'
import { articlePath, tagPath } from './paths.ts'
import { useArticlesText } from './use-text.ts'

/** Articles page by page, beginning with what the page was rendered with; a link without scripts. */
export function ArticleGrid({ initial }: { initial: Answer<typeof listArticles> }) {
  const text = useArticlesText()
  const api = useApi()
  const { tag } = initial
  const { items, loadMore } = usePages(initial, async (cursor) => {
    const contract = await import('../contract.ts')
    return api.call(contract.listArticles, { ...(tag && { tag: tag.slug }), cursor })
  })
  const next = cursorIn(initial.next_page_url)
  return (
    <section>
      <VisuallyHidden>
        <h2>{text('allArticles')}</h2>
      </VisuallyHidden>
      <CardGrid>
        {items.map((article, index) => (
          <Card
            key={article.id}
            to={articlePath(article.slug)}
            title={article.title}
            language={article.language}
            cover={
              <Cover
                title={article.title}
                image={coverImage(article.cover, '(width < 40rem) 92vw, 24rem')}
                isFirst={index === 0}
              />
            }
            kicker={<ArticleLine article={article} />}
          >
            {article.excerpt}
          </Card>
        ))}
      </CardGrid>
      <LoadMore {...loadMore} />
      {next && (
        <noscript>
          <a href={`${tag ? tagPath(tag.slug) : '/articles'}?${new URLSearchParams({ cursor: next })}`}>
            {text('olderArticles')}
          </a>
        </noscript>
      )}
    </section>
  )
}
