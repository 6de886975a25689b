import { listArticles, listArticleTags } from '#modules/articles/contract.ts'
import { ArticleGrid } from '#modules/articles/ui/ArticleGrid.tsx'
import styles from '#modules/articles/ui/articles.module.css'
import { tagPath } from '#modules/articles/ui/paths.ts'
import { TagNav } from '#modules/articles/ui/TagNav.tsx'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loadingOfSchool, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Articles.ts'
import { feedLink } from './article-meta.ts'
import { pageMeta } from './page-meta.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { origin, searchParams } = new URL(request.url)
  const { tag } = params
  const [articles, tags] = await Promise.all([
    api.call(listArticles, { ...(tag !== undefined && { tag }), cursor: searchParams.get('cursor') ?? undefined }),
    api.call(listArticleTags),
  ])
  return { articles, tags: tags.data, origin, schoolName: school.name }
}

export const handle = sameForEveryVisitor('cursor')

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { articles, origin, schoolName } = loaderData
  return [
    ...pageMeta({
      description: articles.data.map(({ title }) => title).join(', '),
      address: origin + (articles.tag ? tagPath(articles.tag.slug) : '/articles'),
    }),
    feedLink(origin, schoolName),
  ]
}

export default function Articles({ loaderData: { articles, tags, schoolName } }: Route.ComponentProps) {
  const text = useArticlesText()
  const { tag, data } = articles
  const title = tag?.name ?? text('articles')
  return (
    <SiteShell>
      <Page>
        <title>{`${title} · ${schoolName}`}</title>
        <Hero kicker={tag && text('articles')} title={title} intro={text(tag ? 'introOfTag' : 'intro')} />
        {data.length === 0 ? (
          <EmptyState title={text('noArticles')}>{text('noArticlesText')}</EmptyState>
        ) : (
          <>
            <div className={styles.besideList}>
              <TagNav tags={tags} current={tag} />
              <a href="/articles/rss.xml">{text('feed')}</a>
            </div>
            <ArticleGrid key={data[0]?.id} initial={articles} />
          </>
        )}
      </Page>
    </SiteShell>
  )
}
