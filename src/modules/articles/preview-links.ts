import { eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { expiryIn, isExpired, isSameDigest, sign } from '#platform/signed-url.ts'
import type { ArticlePage } from './contract.ts'
import { articlePage, findArticle } from './get-article-page.ts'
import { articles } from './tables.ts'
import { PREVIEW_DAYS } from './vocabulary.ts'

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/

/** A link by which anyone reads the article for some days, whether it is out or not. Refuses with 404 one that is not there. */
export async function makePreviewLink(
  ctx: Ctx,
  { articleId }: { articleId: string },
  secretKey: string,
): Promise<{ url: string; expires_at: string }> {
  const { article } = foundOr404(await findArticle(ctx, eq(articles.id, articleId)))
  ctx.note({ subject: article.title, url: `/home/articles/${articleId}` })
  const expires = expiryIn(PREVIEW_DAYS * 24 * 60 * 60, ctx.now.getTime())
  const key = [articleId, expires.toString(36), signatureOf(ctx, articleId, expires, secretKey)].join('.')
  return {
    url: `${ctx.school.origin}/articles/preview/${key}`,
    expires_at: new Date(expires * 1000).toISOString(),
  }
}

/** Refuses with 404 a link that was not given away here, or has run out. */
export async function getArticlePreview(
  ctx: Ctx,
  { token }: { token: string },
  { secretKey, media }: { secretKey: string; media: Media },
): Promise<ArticlePage> {
  const [, articleId, end, signature] = foundOr404(KEY.exec(token) ?? undefined)
  const expires = Number.parseInt(end!, 36)
  const isGiven = isSameDigest(signature!, signatureOf(ctx, articleId!, expires, secretKey))
  const isOpen = isGiven && !isExpired(expires, ctx.now.getTime())
  const found = isOpen ? await findArticle(ctx, eq(articles.id, articleId!)) : undefined
  return articlePage(ctx, foundOr404(found), media)
}

const signatureOf = ({ school }: Ctx, articleId: string, expires: number, secretKey: string): string =>
  sign(secretKey, ['article-preview', school.id, articleId, expires])
