import type { MetaDescriptor } from 'react-router'
import type { ArticlePage } from '#modules/articles/contract.ts'
import { addressIn } from '#platform/i18n/address-in.ts'
import { articlePath } from '#modules/articles/ui/paths.ts'
import { pageMeta, pictureIn } from './page-meta.ts'
import type { Site } from './site-of.ts'

interface Told {
  article: ArticlePage
  /** what lists of articles are called */
  listName: string
  site: Site
}

/** The article as schema.org knows it, and the way to it. What is not out is for no search engine. */
export function articleMeta({ article, listName, site }: Told): MetaDescriptor[] {
  const path = articlePath(article.slug)
  const address = addressIn(site.language, site, path)
  const { title, language, cover, published_at: publishedAt } = article
  const image = pictureIn(site, cover)
  const description = article.seo_description || article.excerpt
  const told = {
    site,
    title: article.seo_title || `${title} · ${site.name}`,
    description,
    path,
    picture: cover,
    language,
  }
  if (article.state !== 'published') return [...pageMeta(told), { name: 'robots', content: 'noindex' }]
  const modifiedAt = [publishedAt!, article.updated_at].toSorted().at(-1)!
  const publisher = { '@type': 'Organization', name: site.name, url: site.origin }
  const crumbs = [
    { name: site.name, item: site.origin },
    { name: listName, item: addressIn(site.language, site, '/articles') },
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
            inLanguage: language,
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
  ]
}
