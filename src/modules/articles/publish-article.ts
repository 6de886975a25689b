import { eq } from 'drizzle-orm'
import { abandonNamed } from '#modules/content/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { abandonPhotos, photoIdsOf } from './abandon-photos.ts'
import { KEPT_BLOCKS } from './blocks/kept-blocks.ts'
import { getArticle, lockArticle, type OneArticle, subjectOf } from './get-article.ts'
import { stateOf } from './policy.ts'
import { ArticleWithoutText } from './refusals.ts'
import { articleBlocks, articles } from './tables.ts'

/** What is out already keeps its day unless another is named. Refuses with 409 one without a text. */
export async function publishArticle(
  ctx: Ctx,
  { articleId, at }: { articleId: string; at: string | null },
): Promise<OneArticle> {
  const article = await lockArticle(ctx, articleId)
  refuseUnless(article.body !== '', new ArticleWithoutText())
  const usual = stateOf(article, ctx.now) === 'published' ? article.publishedAt : ctx.now
  return setPublished(ctx, articleId, at === null ? usual : new Date(at))
}

export const unpublishArticle = (ctx: Ctx, { articleId }: { articleId: string }) => setPublished(ctx, articleId, null)

async function setPublished(ctx: Ctx, articleId: string, publishedAt: Date | null): Promise<OneArticle> {
  const article = await lockArticle(ctx, articleId)
  await ctx.tx.update(articles).set({ publishedAt }).where(eq(articles.id, articleId))
  ctx.note(subjectOf(article))
  return getArticle(ctx, { articleId })
}

export async function deleteArticle(ctx: Ctx, { articleId }: { articleId: string }): Promise<{ done: true }> {
  const { title } = await lockArticle(ctx, articleId)
  const photos = await photoIdsOf(ctx, articleId)
  const blocks = await ctx.tx
    .select({ content: articleBlocks.content })
    .from(articleBlocks)
    .where(eq(articleBlocks.ownerId, articleId))
  await ctx.tx.delete(articles).where(eq(articles.id, articleId))
  await abandonPhotos(ctx, photos)
  await abandonNamed(ctx, KEPT_BLOCKS, blocks)
  ctx.note({ subject: title })
  return { done: true }
}
