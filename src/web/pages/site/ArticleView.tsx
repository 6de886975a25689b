import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import common from '#kit/common.module.css'
import type { ArticlePage } from '#modules/articles/contract.ts'
import { ArticleLine } from '#modules/articles/ui/ArticleLine.tsx'
import styles from '#modules/articles/ui/articles.module.css'
import { Neighbours } from '#modules/articles/ui/Neighbours.tsx'
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
import { SiteShell } from '#web/shell/SiteShell.tsx'

const ArticlePhotos = onDemand(async () => (await import('#modules/articles/ui/ArticlePhotos.tsx')).ArticlePhotos)

const ShownBlocks = onDemand(async () => (await import('#modules/content/ui/views/ShownBlocks.tsx')).ShownBlocks)

const RelatedProducts = whenNear(async () => (await import('./RelatedProducts.tsx')).RelatedProducts)

interface ArticleViewProps {
  article: ArticlePage
  /** who sees it, where not everybody does */
  notice?: ReactNode
}

/** An article as everybody reads it. */
export function ArticleView({ article, notice }: ArticleViewProps) {
  const text = useArticlesText()
  const { title, cover, blocks, photos, related, language: written } = article
  return (
    <SiteShell>
      <Page>
        {notice && <Callout tone="caution">{notice}</Callout>}
        <Hero
          kicker={<Link to="/articles">{text('articles')}</Link>}
          title={title}
          titleLanguage={written}
          intro={<ArticleLine article={article} />}
          aside={cover && <Cover title={title} image={coverImage(cover, '(width < 60rem) 92vw, 40rem')} isFirst />}
        />
        <article className={`${common.looseColumn} ${styles.article}`} aria-label={title} lang={written}>
          <Prose html={article.body_html} />
          {blocks.length > 0 && (
            <Suspense>
              <ShownBlocks blocks={blocks} />
            </Suspense>
          )}
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
