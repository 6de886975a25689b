import { asc, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { pictureColumns } from '#modules/media/columns.ts'
import { viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, Subject } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { EditableArticle } from './contract.ts'
import { stateOf } from './policy.ts'
import { readTagsOf } from './read-articles.ts'
import { readPhotos } from './read-photos.ts'
import { type Article, articleProducts, articles } from './tables.ts'

export interface OneArticle {
  article: EditableArticle
}

export async function getArticle(ctx: Ctx, { articleId }: { articleId: string }): Promise<OneArticle> {
  const [row] = await ctx.tx
    .select({ article: articles, cover: pictureColumns, author: { id: people.id, name: people.name } })
    .from(articles)
    .leftJoin(images, eq(images.id, articles.coverId))
    .leftJoin(people, eq(people.id, articles.authorId))
    .where(eq(articles.id, articleId))
  const { article, cover, author } = foundOr404(row)
  const tags = await readTagsOf(ctx, [articleId])
  const chosen = await ctx.tx
    .select({ id: products.id, title: products.title })
    .from(articleProducts)
    .innerJoin(products, eq(products.id, articleProducts.productId))
    .where(eq(articleProducts.articleId, articleId))
    .orderBy(asc(articleProducts.position))
  return {
    article: {
      id: article.id,
      slug: article.slug,
      language: article.language,
      title: article.title,
      body_html: article.body,
      summary: article.summary,
      author,
      cover: viewPicture(cover),
      photos: await readPhotos(ctx, articleId),
      tags: tags.get(articleId)!.map(({ name }) => name),
      products: chosen,
      seo_title: article.seoTitle,
      seo_description: article.seoDescription,
      state: stateOf(article, ctx.now),
      published_at: article.publishedAt?.toISOString() ?? null,
      minutes_to_read: article.minutesToRead,
    },
  }
}

/** Nobody else changes or deletes it until the end of the unit of work; refuses with 404. */
export async function lockArticle({ tx }: Ctx, articleId: string): Promise<Article> {
  const [article] = await tx.select().from(articles).where(eq(articles.id, articleId)).for('update')
  return foundOr404(article)
}

export const subjectOf = ({ id, title }: Pick<Article, 'id' | 'title'>): Subject => ({
  subject: title,
  url: `/home/articles/${id}`,
})
