import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { escapeXml, xmlElement } from '#platform/xml.ts'
import { feedPath } from './vocabulary.ts'
import { isOut, newestOut } from './list-articles.ts'
import { type CardRow, readTagsOf, selectCards } from './read-articles.ts'
import type { readArticleFeed as endpoint, Tag } from './contract.ts'
import { articles } from './tables.ts'

const NEWEST = 20

/** RSS 2.0, with what lists show of each article: all of them, each with its language, or those in one. */
export async function readArticleFeed(
  ctx: Ctx,
  { lang }: Input<typeof endpoint>,
  { reply }: Exchange,
): Promise<string> {
  const rows = await selectCards(ctx.tx)
    .where(and(isOut(ctx), lang && eq(articles.language, lang)))
    .orderBy(...newestOut)
    .limit(NEWEST)
  const tags = await readTagsOf(
    ctx,
    rows.map(({ article }) => article.id),
  )
  reply.header('content-type', 'application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=300')
  const { name, origin, language } = ctx.school
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', name),
    xmlElement('link', `${origin}/articles`),
    xmlElement('description', name),
    xmlElement('language', lang ?? language),
    `<atom:link href="${escapeXml(origin + feedPath(lang))}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => itemOf(row, tags.get(row.article.id)!, origin)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function itemOf({ article, author }: CardRow, tags: Tag[], origin: string): string {
  const url = `${origin}/articles/${article.slug}`
  return [
    '<item>',
    xmlElement('title', article.title),
    xmlElement('dc:language', article.language),
    xmlElement('link', url),
    `<guid isPermaLink="false">${article.id}</guid>`,
    xmlElement('pubDate', article.publishedAt!.toUTCString()),
    ...(author ? [xmlElement('dc:creator', author)] : []),
    xmlElement('description', article.excerpt),
    ...tags.map((tag) => xmlElement('category', tag.name)),
    '</item>',
  ].join('')
}
