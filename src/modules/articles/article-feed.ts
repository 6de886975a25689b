import { and, eq } from 'drizzle-orm'
import { pictureUrl, viewPicture } from '#modules/media/index.ts'
import { schools } from '#modules/schools/tables.ts'
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
const PICTURE_WIDTH = 800

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
  const { id, name, origin, language } = ctx.school
  const [own] = await ctx.tx.select({ words: schools.seoDescription }).from(schools).where(eq(schools.id, id))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    xmlElement('title', name),
    xmlElement('link', `${origin}/articles`),
    xmlElement('description', own?.words || name),
    xmlElement('language', lang ?? language),
    `<atom:link href="${escapeXml(origin + feedPath(lang))}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => itemOf(row, tags.get(row.article.id)!, origin)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function itemOf({ article, author, cover }: CardRow, tags: Tag[], origin: string): string {
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
    ...pictureOf(cover, origin),
    ...tags.map((tag) => xmlElement('category', tag.name)),
    '</item>',
  ].join('')
}

/** In the size that readers of feeds show. */
function pictureOf(cover: CardRow['cover'], origin: string): string[] {
  const picture = cover && viewPicture(cover)
  if (!picture) return []
  const url = origin + pictureUrl(picture, PICTURE_WIDTH)
  return [`<media:content url="${escapeXml(url)}" medium="image"/>`]
}
