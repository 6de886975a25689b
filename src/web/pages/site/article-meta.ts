import type { MetaDescriptor } from 'react-router'
import type { ArticlePage } from '#modules/articles/contract.ts'
import { articlePath } from '#modules/articles/ui/paths.ts'
import { pageMeta } from './page-meta.ts'

interface Told {
  article: ArticlePage
  /** what lists of articles are called */
  listName: string
  origin: string
  schoolName: string
}

/** The article as schema.org knows it, and the way to it. What is not out is for no search engine. */
export function articleMeta({ article, listName, origin, schoolName }: Told): MetaDescriptor[] {
  const address = origin + articlePath(article.slug)
  const { title, cover, published_at: publishedAt } = article
  const image = cover ? origin + cover.src.replace('{width}', String(cover.widths.at(-1))) : undefined
  const description = article.seo_description || article.excerpt
  const told = { title: article.seo_title || `${title} · ${schoolName}`, description, address, image }
  if (article.state !== 'published') return [...pageMeta(told), { name: 'robots', content: 'noindex' }]
  const modifiedAt = [publishedAt!, article.updated_at].toSorted().at(-1)!
  const publisher = { '@type': 'Organization', name: schoolName, url: origin }
  const crumbs = [
    { name: schoolName, item: origin },
    { name: listName, item: `${origin}/articles` },
    { name: title, item: address },
  ]
  return [
    ...pageMeta({
      ...told,
      type: 'article',
      data: {
        '@graph': [
          {
            '@type': 'Article',
            headline: title,
            description,
            url: address,
            mainEntityOfPage: address,
            datePublished: publishedAt,
            dateModified: modifiedAt,
            timeRequired: `PT${article.minutes_to_read}M`,
            author: article.author_name ? { '@type': 'Person', name: article.author_name } : publisher,
            publisher,
            ...(image && { image }),
            ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name).join(', ') }),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, place) => ({ '@type': 'ListItem', position: place + 1, ...crumb })),
          },
        ],
      },
    }),
    { property: 'article:published_time', content: publishedAt! },
    { property: 'article:modified_time', content: modifiedAt },
    feedLink(origin, schoolName),
  ]
}

export const feedLink = (origin: string, schoolName: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: schoolName,
  href: `${origin}/articles/rss.xml`,
})
