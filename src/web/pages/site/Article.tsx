import { Suspense } from 'react'
import { Link, redirect } from 'react-router'
import common from '#kit/common.module.css'
import { getArticlePage } from '#modules/articles/contract.ts'
import { en } from '#modules/articles/messages/en.ts'
import { pl } from '#modules/articles/messages/pl.ts'
import { ArticleLine } from '#modules/articles/ui/ArticleLine.tsx'
import styles from '#modules/articles/ui/articles.module.css'
import { Neighbours } from '#modules/articles/ui/Neighbours.tsx'
import { articlePath } from '#modules/articles/ui/paths.ts'
import { TagNav } from '#modules/articles/ui/TagNav.tsx'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { loadingOfSchool, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Article.ts'
import { asTold } from './as-told.ts'
import { articleMeta } from './article-meta.ts'
import { siteOf } from './site-of.ts'

const ArticlePhotos = onDemand(async () => (await import('#modules/articles/ui/ArticlePhotos.tsx')).ArticlePhotos)

const RelatedProducts = whenNear(async () => (await import('./RelatedProducts.tsx')).RelatedProducts)

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
  const { title, state, cover, photos, related, published_at: at, language: written } = article
  return (
    <SiteShell>
      <Page>
        {state === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        {state === 'scheduled' && (
          <Callout tone="caution">{text('scheduled', { date: formatDateTime(at!, language, timeZone) })}</Callout>
        )}
        <Hero
          kicker={<Link to="/articles">{text('articles')}</Link>}
          title={title}
          titleLanguage={written}
          intro={<ArticleLine article={article} />}
          aside={cover && <Cover title={title} image={coverImage(cover, '(width < 60rem) 92vw, 40rem')} isFirst />}
        />
        <article className={`${common.looseColumn} ${styles.article}`} aria-label={title} lang={written}>
          <Prose html={article.body_html} />
          <TagNav tags={article.tags} />
        </article>
        {photos.length > 0 && (
          <Section title={text('photos')}>
            <Suspense>
              <ArticlePhotos photos={photos} />
            </Suspense>
          </Section>
        )}
        {related.length > 0 && <RelatedProducts products={related} />}
        <Neighbours article={article} />
      </Page>
    </SiteShell>
  )
}
