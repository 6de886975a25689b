import { and, asc, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findParts, notBefore } from '#platform/db/paging.ts'
import { isOut } from './list-articles.ts'
import { articles } from './tables.ts'

const { id, publishedAt } = articles

/** Where the articles are that are out, the oldest first, from a place on. */
export async function readArticleAddresses(ctx: Ctx, { from, most }: { from?: string; most: number }) {
  const rows = await ctx.tx
    .select({
      slug: articles.slug,
      changedAt: sql`greatest(${publishedAt}, ${articles.updatedAt})`.mapWith(publishedAt),
    })
    .from(articles)
    .where(and(isOut(ctx), notBefore(publishedAt, id, from)))
    .orderBy(asc(publishedAt), asc(id))
    .limit(most)
  return rows.map(({ slug, changedAt }) => ({ path: `/articles/${slug}`, changedAt }))
}

/** Where each part of them begins, with so many in one. */
export const findArticleParts = (ctx: Ctx, inPart: number): Promise<string[]> =>
  findParts(ctx, { of: articles, at: publishedAt, id, where: isOut(ctx), inPart })
