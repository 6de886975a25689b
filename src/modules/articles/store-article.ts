import { and, eq, inArray } from 'drizzle-orm'
import { slugOf } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { requirePicture, requirePictures } from '#modules/media/index.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, invalidField, NotFound } from '#platform/refusal.ts'
import { sanitizeRichText } from '#platform/rich-text.ts'
import { abandonPhotos, photoIdsOf } from './abandon-photos.ts'
import { lockSlugs, moveAddress, requireFreeSlug, slugFrom } from './choose-slug.ts'
import type { ArticleBody } from './contract.ts'
import { excerptOf } from './excerpt.ts'
import { getArticle, lockArticle, type OneArticle, subjectOf } from './get-article.ts'
import { mayWrite } from './may-write.ts'
import { wordsOfBlocks } from './blocks/retell.ts'
import { minutesToRead } from './minutes-to-read.ts'
import { articlePhotos, articleProducts, articles, articleTags } from './tables.ts'
import { ARTICLE_PICTURES } from './vocabulary.ts'

/** A draft. Refuses under each field what an article cannot be (422), and what is not there (404). */
export async function createArticle(ctx: Ctx, body: ArticleBody): Promise<OneArticle> {
  await lockSlugs(ctx)
  if (body.slug !== '') await requireFreeSlug(ctx, body.slug)
  const slug = body.slug || (await slugFrom(ctx, body.title))
  const columns = await readColumns(ctx, body)
  const writer = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const [made] = await ctx.tx
    .insert(articles)
    .values({
      ...columns,
      slug,
      language: body.language ?? ctx.school.language,
      authorId: body.author_id ?? writer,
      createdAt: ctx.now,
    })
    .returning()
  if (body.slug !== '') await moveAddress(ctx, made!, slug)
  await keepParts(ctx, made!.id, body)
  ctx.note(subjectOf(made!))
  return getArticle(ctx, { articleId: made!.id })
}

/** One that is out, or is to be, keeps a text. */
export async function updateArticle(
  ctx: Ctx,
  { articleId, ...body }: ArticleBody & { articleId: string },
): Promise<OneArticle> {
  await lockSlugs(ctx)
  const known = await lockArticle(ctx, articleId)
  const slug = body.slug || known.slug
  if (slug !== known.slug) {
    await requireFreeSlug(ctx, slug, articleId)
    await moveAddress(ctx, known, slug)
  }
  const columns = await readColumns(ctx, body, { authorId: known.authorId, below: await wordsOfBlocks(ctx, articleId) })
  if (known.publishedAt && columns.body === '') throw invalidField('body_html', 'validation.required')
  const authorId = body.author_id ?? known.authorId
  const language = body.language ?? known.language
  await ctx.tx
    .update(articles)
    .set({ ...columns, slug, language, authorId })
    .where(eq(articles.id, articleId))
  const shown = await photoIdsOf(ctx, articleId)
  for (const parts of [articleTags, articlePhotos, articleProducts])
    await ctx.tx.delete(parts).where(eq(parts.articleId, articleId))
  await keepParts(ctx, articleId, body)
  await abandonPhotos(ctx, shown)
  ctx.note(subjectOf({ id: articleId, title: body.title }))
  return getArticle(ctx, { articleId })
}

const NEW = { authorId: null, below: [] }

async function readColumns(ctx: Ctx, input: ArticleBody, known: { authorId: string | null; below: string[] } = NEW) {
  if (input.cover_id) await requirePicture(ctx, { id: input.cover_id, context: 'cover', field: 'cover_id' })
  // Whoever wrote it stays its author, as whatever they are an admin now.
  if (input.author_id && input.author_id !== known.authorId) await requireAuthor(ctx, input.author_id)
  const body = sanitizeRichText(input.body_html)
  return {
    title: input.title,
    body,
    summary: input.summary,
    excerpt: excerptOf({ summary: input.summary, html: body }),
    minutesToRead: minutesToRead(body, known.below),
    coverId: input.cover_id,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
    updatedAt: ctx.now,
  }
}

async function requireAuthor({ tx }: Ctx, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), mayWrite))
  foundOr404(found)
}

async function keepParts(ctx: Ctx, articleId: string, input: ArticleBody): Promise<void> {
  const tags = tagsOf(input.tags)
  if (tags.length > 0) await ctx.tx.insert(articleTags).values(placed(tags, articleId))
  await keepPhotos(ctx, articleId, input.photos)
  await keepProducts(ctx, articleId, [...new Set(input.product_ids)])
}

/** Those that differ in nothing but case and diacritics are one. */
function tagsOf(names: string[]) {
  const bySlug = new Map<string, string>()
  for (const name of names) {
    const slug = slugOf(name, '')
    if (slug === '') throw invalidField('tags', 'validation.tag')
    if (!bySlug.has(slug)) bySlug.set(slug, name)
  }
  return [...bySlug].map(([slug, name]) => ({ slug, name }))
}

async function keepPhotos(ctx: Ctx, articleId: string, photos: ArticleBody['photos']): Promise<void> {
  const chosen = new Map(photos.map(({ photo_id: imageId, alt }) => [imageId, { imageId, alt }]))
  const ids = [...chosen.keys()]
  await requirePictures(ctx, { ids, context: ARTICLE_PICTURES, field: 'photos' })
  if (ids.length > 0) await ctx.tx.insert(articlePhotos).values(placed([...chosen.values()], articleId))
}

async function keepProducts({ tx }: Ctx, articleId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))
  if (found.length < ids.length) throw new NotFound()
  await tx.insert(articleProducts).values(
    placed(
      ids.map((productId) => ({ productId })),
      articleId,
    ),
  )
}

const placed = <Part extends object>(parts: Part[], articleId: string) =>
  parts.map((part, place) => ({ ...part, articleId, position: place + 1 }))
