import { type InferSelectModel, sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { blockTable } from '#modules/content/keeping/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { fallingByName } from '#platform/db/sorted.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { ARTICLE_BLOCKS, type ArticleBlockContent } from './blocks/types.ts'
import { PHOTOS_MAX, RELATED_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, TAGS_MAX } from './vocabulary.ts'

const upTo = (most: number) => sql.raw(String(most))

export const articles = schoolTable(
  'articles',
  {
    slug: text().notNull(),
    /** that it is written in */
    language: text({ enum: LANGUAGES }).notNull(),
    title: text().notNull(),
    /** the title, folded */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(title)`),
    /** sanitised html */
    body: text().notNull().default(''),
    /** as it was typed; empty for none */
    summary: text().notNull().default(''),
    /** what lists show: the summary, or how the text begins */
    excerpt: text().notNull().default(''),
    minutesToRead: integer().notNull().default(1),
    authorId: pointsTo(() => people.id),
    coverId: pointsTo(() => images.id),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** null: a draft; ahead: scheduled */
    publishedAt: moment(),
    updatedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('articles_slug').on(t.schoolId, t.slug),
    index('articles_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('articles_out')
      .on(t.schoolId, t.publishedAt.desc(), t.id.desc())
      .where(sql`published_at is not null`),
    index('articles_by_title').on(t.schoolId, fallingByName(t.title), t.id.desc()),
    index('articles_by_author').on(t.authorId),
    index('articles_by_cover').on(t.coverId),
    oneOf('articles_language', t.language, LANGUAGES),
    check('articles_title', sql`length(trim(${t.title})) > 0`),
    check('articles_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('articles_minutes_to_read', sql`${t.minutesToRead} > 0`),
    check('articles_seo_title', sql`length(${t.seoTitle}) <= ${upTo(SEO_TITLE_MAX)}`),
    check('articles_seo_description', sql`length(${t.seoDescription}) <= ${upTo(SEO_DESCRIPTION_MAX)}`),
    check('articles_out_with_text', sql`${t.publishedAt} is null or ${t.body} <> ''`),
  ],
)
export type Article = InferSelectModel<typeof articles>

/** Addresses that articles had before: each leads to where the article is now. */
export const articleAddresses = schoolTable(
  'article_addresses',
  {
    slug: text().notNull(),
    articleId: belongsTo(() => articles.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('article_addresses_slug').on(t.schoolId, t.slug),
    index('article_addresses_by_article').on(t.articleId),
  ],
)

/** What an article is about, in the order of its page. */
export const articleTags = schoolTable(
  'article_tags',
  {
    articleId: belongsTo(() => articles.id),
    /** of the tag's page: by it tags of several articles are the same */
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    uniqueIndex('article_tags_once').on(t.articleId, t.slug),
    index('article_tags_by_slug').on(t.schoolId, t.slug, t.articleId),
    check('article_tags_position', sql`${t.position} between 1 and ${upTo(TAGS_MAX)}`),
  ],
)

/** Photos below the text, in their order. */
export const articlePhotos = schoolTable(
  'article_photos',
  {
    articleId: belongsTo(() => articles.id),
    imageId: belongsTo(() => images.id),
    /** what it shows, in words */
    alt: text().notNull().default(''),
    position: integer().notNull(),
  },
  (t) => [
    uniqueIndex('article_photos_once').on(t.articleId, t.imageId),
    index('article_photos_by_image').on(t.imageId),
    check('article_photos_position', sql`${t.position} between 1 and ${upTo(PHOTOS_MAX)}`),
  ],
)

/** What stands below the text of an article, in order. */
export const articleBlocks = blockTable<ArticleBlockContent>(
  'article_blocks',
  { name: 'article', key: () => articles.id },
  ARTICLE_BLOCKS.names,
)

/** Products that stand beside an article, as its author chose them. */
export const articleProducts = schoolTable(
  'article_products',
  {
    articleId: belongsTo(() => articles.id),
    productId: belongsTo(() => products.id),
    position: integer().notNull(),
  },
  (t) => [
    uniqueIndex('article_products_once').on(t.articleId, t.productId),
    index('article_products_by_product').on(t.productId),
    check('article_products_position', sql`${t.position} between 1 and ${upTo(RELATED_MAX)}`),
  ],
)
