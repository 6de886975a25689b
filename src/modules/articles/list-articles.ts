import { and, count, desc, eq, exists, lte, max, type SQL, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listArticles as endpoint, Tag } from './contract.ts'
import { readTagsOf, selectCards } from './read-articles.ts'
import { articles, articleTags } from './tables.ts'
import { viewCard } from './view.ts'

const PAGE = 12
const TAGS_SHOWN = 12

export const isOut = ({ now }: Ctx): SQL => lte(articles.publishedAt, now)

export const newestOut = [sql`${articles.publishedAt} desc nulls last`, sql`${articles.id} desc nulls last`]

/** Refuses with 404 a tag that nothing which is out has. */
export async function listArticles(ctx: Ctx, { tag: slug, cursor }: Input<typeof endpoint>) {
  ctx.shows(CONTENT)
  const tag = slug === undefined ? null : foundOr404(await findTag(ctx, slug))
  const rows = await selectCards(ctx.tx)
    .where(and(isOut(ctx), tag ? hasTag(ctx, tag) : undefined, olderThan(articles.publishedAt, articles.id, cursor)))
    .orderBy(...newestOut)
    .limit(PAGE + 1)
  const tags = await readTagsOf(
    ctx,
    rows.map(({ article }) => article.id),
  )
  const page = pageFrom(
    rows,
    PAGE,
    (row) => viewCard(row, tags.get(row.article.id)!),
    ({ article: { id, publishedAt } }) =>
      `/json/articles?${new URLSearchParams({
        ...(tag && { tag: tag.slug }),
        cursor: cursorOf({ id, createdAt: publishedAt! }),
      })}`,
  )
  return { ...page, tag, languages: await listLanguages(ctx) }
}

async function listLanguages(ctx: Ctx): Promise<Language[]> {
  const rows = await ctx.tx
    .selectDistinct({ language: articles.language })
    .from(articles)
    .where(isOut(ctx))
    .orderBy(articles.language)
  return rows.map(({ language }) => language)
}

const hasTag = ({ tx }: Ctx, { slug }: Tag): SQL =>
  exists(
    tx
      .select({ id: articleTags.id })
      .from(articleTags)
      .where(and(eq(articleTags.articleId, articles.id), eq(articleTags.slug, slug))),
  )

/** As the newest article that is out writes it. */
async function findTag(ctx: Ctx, slug: string): Promise<Tag | undefined> {
  const [tag] = await ctx.tx
    .select({ slug: articleTags.slug, name: articleTags.name })
    .from(articleTags)
    .innerJoin(articles, eq(articles.id, articleTags.articleId))
    .where(and(eq(articleTags.slug, slug), isOut(ctx)))
    .orderBy(...newestOut)
    .limit(1)
  return tag
}

export async function listArticleTags(ctx: Ctx): Promise<{ data: Tag[] }> {
  ctx.shows(CONTENT)
  const data = await ctx.tx
    .select({ slug: articleTags.slug, name: sql<string>`${max(articleTags.name)}` })
    .from(articleTags)
    .innerJoin(articles, eq(articles.id, articleTags.articleId))
    .where(isOut(ctx))
    .groupBy(articleTags.slug)
    .orderBy(desc(count()), articleTags.slug)
    .limit(TAGS_SHOWN)
  return { data }
}
