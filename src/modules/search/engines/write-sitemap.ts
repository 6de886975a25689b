import type { SchoolIdentity } from '#platform/context.ts'
import { addressIn } from '#platform/i18n/address-in.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { escapeXml, xmlElement } from '#platform/xml.ts'

export interface Page {
  path: string
  changedAt?: Date
}

type Of = Pick<SchoolIdentity, 'origin' | 'language'>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Each page once for each language, with where it is in the others (https://www.sitemaps.org/protocol.html). */
export const listOfPages = (school: Of, pages: Page[]): string =>
  [
    `${HEAD}\n<urlset ${XMLNS} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.flatMap((page) => entriesOf(school, page)),
    '</urlset>\n',
  ].join('\n')

export const listOfParts = ({ origin }: Of, parts: Record<string, string>[]): string =>
  [
    `${HEAD}\n<sitemapindex ${XMLNS}>`,
    ...parts.map(
      (part) => `<sitemap>${xmlElement('loc', `${origin}/sitemap.xml?${new URLSearchParams(part)}`)}</sitemap>`,
    ),
    '</sitemapindex>\n',
  ].join('\n')

function entriesOf({ origin, language: ownLanguage }: Of, { path, changedAt }: Page): string[] {
  const addresses = LANGUAGES.map((language) => ({
    language,
    href: addressIn(language, { origin, ownLanguage }, path),
  }))
  const alternates = [...addresses, { language: 'x-default', href: origin + path }]
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`)
    .join('')
  const changed = changedAt ? xmlElement('lastmod', changedAt.toISOString()) : ''
  return addresses.map(({ href }) => `<url>${xmlElement('loc', href)}${changed}${alternates}</url>`)
}
