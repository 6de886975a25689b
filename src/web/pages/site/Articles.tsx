import common from '#kit/common.module.css'
import { listArticles, listArticleTags } from '#modules/articles/contract.ts'
import { en } from '#modules/articles/messages/en.ts'
import { pl } from '#modules/articles/messages/pl.ts'
import { ArticleGrid } from '#modules/articles/ui/ArticleGrid.tsx'
import styles from '#modules/articles/ui/articles.module.css'
import { tagPath } from '#modules/articles/ui/paths.ts'
import { TagNav } from '#modules/articles/ui/TagNav.tsx'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import { feedPath } from '#modules/articles/vocabulary.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loadingOfSchool, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Articles.ts'
import { asTold } from './as-told.ts'
import { pageMeta } from './page-meta.ts'
import { siteOf } from './site-of.ts'

/** What the list is called, for search engines. */
const WORDS = { en, pl }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loadingOfSchool({ request, context })
  const { api, language } = visit
  const site = siteOf(visit)
  const { searchParams } = new URL(request.url)
  const { tag } = params
  const [articles, tags] = await Promise.all([
    api.call(listArticles, { ...(tag !== undefined && { tag }), cursor: searchParams.get('cursor') ?? undefined }),
    api.call(listArticleTags),
  ])
  const name = articles.tag?.name ?? WORDS[language].articles
  const told = pageMeta({
    site,
    title: `${name} · ${site.name}`,
    description: articles.data.map(({ title }) => title).join(', '),
    path: articles.tag ? tagPath(articles.tag.slug) : '/articles',
    picture: articles.data.find(({ cover }) => cover)?.cover,
  })
  return { articles, tags: tags.data, told }
}

export const handle = sameForEveryVisitor('cursor')

export const meta: Route.MetaFunction = asTold

export default function Articles({ loaderData: { articles, tags } }: Route.ComponentProps) {
  const text = useArticlesText()
  const { tag, data, languages } = articles
  const title = tag?.name ?? text('articles')
  return (
    <SiteShell>
      <Page>
        <Hero kicker={tag && text('articles')} title={title} intro={text(tag ? 'introOfTag' : 'intro')} />
        {data.length === 0 ? (
          <EmptyState title={text('noArticles')}>{text('noArticlesText')}</EmptyState>
        ) : (
          <>
            <div className={styles.besideList}>
              <TagNav tags={tags} current={tag} />
              <span className={`${common.choices} ${styles.feeds}`}>
                <a href={feedPath()}>{text('feed')}</a>
                {languages.length > 1 &&
                  languages.map((each) => (
                    <a key={each} href={feedPath(each)} lang={each} hrefLang={each}>
                      {OWN_NAMES[each]}
                    </a>
                  ))}
              </span>
            </div>
            <ArticleGrid key={data[0]?.id} initial={articles} />
          </>
        )}
      </Page>
    </SiteShell>
  )
}
