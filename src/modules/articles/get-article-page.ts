import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { listProductCards } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { readShownBlocks } from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import { pictureColumns } from '#modules/media/columns.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { KEPT_BLOCKS } from './blocks/kept-blocks.ts'
import type { ArticlePage } from './contract.ts'
import { isOut, newestOut } from './list-articles.ts'
import { mayBeRead, stateOf } from './policy.ts'
import { readTagsOf } from './read-articles.ts'
import { readPhotos } from './read-photos.ts'
import { type Article, articleAddresses, articleProducts, articles } from './tables.ts'
import { viewCard } from './view.ts'

const NEWEST_SHOWN = 3

/** Refuses with 404 what whoever is looking may not read. */
export async function getArticlePage(
  ctx: Ctx,
  { articleSlug }: { articleSlug: string },
  media: Media,
): Promise<ArticlePage> {
  ctx.shows(CONTENT)
  const found = (await findArticle(ctx, eq(articles.slug, articleSlug))) ?? (await findMoved(ctx, articleSlug))
  const isRead = found && mayBeRead(ctx.actor, found.article, ctx.now)
  return articlePage(ctx, foundOr404(isRead ? found : undefined), media)
}

type Found = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** The page of an article, to whoever may read it. */
export async function articlePage(ctx: Ctx, row: Found, media: Media): Promise<ArticlePage> {
  const { article } = row
  const tags = await readTagsOf(ctx, [article.id])
  return {
    ...viewCard(row, tags.get(article.id)!),
    state: stateOf(article, ctx.now),
    body_html: article.body,
    blocks: await readShownBlocks(ctx, KEPT_BLOCKS, article.id, media),
    photos: await readPhotos(ctx, article.id),
    seo_title: article.seoTitle,
    seo_description: article.seoDescription,
    updated_at: article.updatedAt.toISOString(),
    related: await listRelated(ctx, article),
    newer: await findNewer(ctx, article),
    older: await findOlder(ctx, article),
  }
}

const select = ({ tx }: Ctx) =>
  tx
    .select({ article: articles, cover: pictureColumns, author: people.name })
    .from(articles)
    .leftJoin(images, eq(images.id, articles.coverId))
    .leftJoin(people, eq(people.id, articles.authorId))

export const findArticle = async (ctx: Ctx, which: SQL) => (await select(ctx).where(which))[0]

/** At an address it had before. */
async function findMoved(ctx: Ctx, slug: string) {
  const [row] = await select(ctx)
    .innerJoin(articleAddresses, eq(articleAddresses.articleId, articles.id))
    .where(eq(articleAddresses.slug, slug))
  return row
}

/** The chosen products that are on the site; otherwise the newest there are. */
async function listRelated(ctx: Ctx, { id }: Article) {
  const isListed = and(eq(products.status, 'published'), eq(products.isHidden, false))
  const chosen = await ctx.tx
    .select({ id: products.id })
    .from(articleProducts)
    .innerJoin(products, eq(products.id, articleProducts.productId))
    .where(and(eq(articleProducts.articleId, id), isListed))
    .orderBy(asc(articleProducts.position))
  const shown =
    chosen.length > 0
      ? chosen
      : await ctx.tx
          .select({ id: products.id })
          .from(products)
          .where(isListed)
          .orderBy(desc(products.createdAt), desc(products.id))
          .limit(NEWEST_SHOWN)
  return listProductCards(
    ctx,
    shown.map((each) => each.id),
  )
}

const findOlder = (ctx: Ctx, article: Article) => findNeighbour(ctx, article, sql`<`, newestOut)

const findNewer = (ctx: Ctx, article: Article) =>
  findNeighbour(ctx, article, sql`>`, [
    sql`${articles.publishedAt} asc nulls first`,
    sql`${articles.id} asc nulls first`,
  ])

/** A draft has none: it stands nowhere yet. */
async function findNeighbour(ctx: Ctx, { id, publishedAt }: Article, comes: SQL, order: SQL[]) {
  if (publishedAt === null) return null
  const place = sql`(${atMoment(publishedAt)}, ${id}::uuid)`
  const [next] = await ctx.tx
    .select({ slug: articles.slug, language: articles.language, title: articles.title })
    .from(articles)
    .where(and(isOut(ctx), sql`(${articles.publishedAt}, ${articles.id}) ${comes} ${place}`))
    .orderBy(...order)
    .limit(1)
  return next ?? null
}
