import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** left out where the page itself writes it */
  title?: string
  description: string
  /** scheme, host and path */
  address: string
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  data?: Record<string, unknown>
}

const DESCRIPTION_MAX = 160

/** What search engines and those who share a link are told of a page. */
export function pageMeta({ title, description, address, image, type = 'website', data }: PageMeta): MetaDescriptor[] {
  const short = shortened(description)
  return [
    ...(short
      ? [
          { name: 'description', content: short },
          { property: 'og:description', content: short },
        ]
      : []),
    ...(title ? [{ title }, { property: 'og:title', content: title }] : []),
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } as never }] : []),
  ]
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION_MAX ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MAX - 1))}…`
}
