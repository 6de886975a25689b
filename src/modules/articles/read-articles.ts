import { asc, eq, inArray } from 'drizzle-orm'
import { pictureColumns } from '#modules/media/columns.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Tag } from './contract.ts'
import { articles, articleTags } from './tables.ts'

/** What lists show of an article: its text stays where it is. */
export const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  language: articles.language,
  title: articles.title,
  excerpt: articles.excerpt,
  minutesToRead: articles.minutesToRead,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
}

export const selectCards = (tx: Tx) =>
  tx
    .select({ article: cardColumns, cover: pictureColumns, author: people.name })
    .from(articles)
    .leftJoin(images, eq(images.id, articles.coverId))
    .leftJoin(people, eq(people.id, articles.authorId))

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Tags of these articles, in their order, in one query. */
export async function readTagsOf({ tx }: Ctx, articleIds: string[]): Promise<Map<string, Tag[]>> {
  const tags = new Map<string, Tag[]>(articleIds.map((id) => [id, []]))
  if (articleIds.length === 0) return tags
  const rows = await tx
    .select({ articleId: articleTags.articleId, slug: articleTags.slug, name: articleTags.name })
    .from(articleTags)
    .where(inArray(articleTags.articleId, articleIds))
    .orderBy(asc(articleTags.articleId), asc(articleTags.position))
  for (const { articleId, ...tag } of rows) tags.get(articleId)!.push(tag)
  return tags
}
