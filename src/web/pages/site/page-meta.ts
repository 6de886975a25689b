import { firstWordsOf } from '#kit/text/plain.ts'
import type { MetaDescriptor } from 'react-router'
import type { Picture } from '#modules/media/contract.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#modules/sharing/picture/vocabulary.ts'
import { addressIn } from '#platform/i18n/address-in.ts'
import { type Language, LANGUAGES } from '#platform/i18n/language.ts'
import type { Site } from './site-of.ts'

interface PageMeta {
  site: Site
  /** left out where the page itself writes it */
  title?: string
  description: string
  path: string
  picture?: Picture | null | undefined
  /** the path of one made to be shown with the link, in its place */
  madePicture?: string | undefined
  /** of what is told, where it is not the page's own */
  language?: Language
  type?: 'website' | 'product' | 'article'
  data?: Record<string, unknown>
}

const LOCALES: Record<Language, string> = { en: 'en_GB', pl: 'pl_PL' }

/** What search engines and those who share a link are told of a page, and where it is in which language. */
export function pageMeta({
  site,
  title,
  description,
  path,
  picture,
  madePicture,
  language = site.language,
  type = 'website',
  data,
}: PageMeta) {
  const short = firstWordsOf(description)
  const address = addressIn(site.language, site, path)
  const own = madePicture ? undefined : pictureIn(site, picture)
  const made = own ? undefined : (madePicture ?? site.picture)
  const described: MetaDescriptor[] = [
    ...(short
      ? [
          { name: 'description', content: short },
          { property: 'og:description', content: short },
        ]
      : []),
    ...(title ? [{ title }, { property: 'og:title', content: title }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: address },
    ...LANGUAGES.map((each) => ({
      property: each === language ? 'og:locale' : 'og:locale:alternate',
      content: LOCALES[each],
    })),
    ...(own ? showing(own) : []),
    ...(made ? [...showing(site.origin + made), ...sizeOfMade] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...LANGUAGES.map((each) => alternate(each, addressIn(each, site, path))),
    alternate('x-default', site.origin + path),
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } as never }] : []),
  ]
  return described
}

/** For pages that tell nothing else of themselves. */
export const siteMeta = ({ name, origin, picture }: Site): MetaDescriptor[] =>
  picture ? [{ property: 'og:site_name', content: name }, ...showing(origin + picture), ...sizeOfMade] : []

const showing = (image: string): MetaDescriptor[] => [
  { property: 'og:image', content: image },
  { name: 'twitter:card', content: 'summary_large_image' },
]

const sizeOfMade: MetaDescriptor[] = [
  { property: 'og:image:width', content: String(PICTURE_WIDTH) },
  { property: 'og:image:height', content: String(PICTURE_HEIGHT) },
]

/** The address of a picture as large as it is. */
export const pictureIn = ({ origin }: Site, picture: Picture | null | undefined): string | undefined =>
  picture ? origin + picture.src.replace('{width}', String(picture.widths.at(-1))) : undefined

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})
