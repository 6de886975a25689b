import { z } from 'zod'
import { ProductCard } from '#modules/catalog/contract.ts'
import { Picture } from '#modules/media/contract.ts'
import { ARTICLE_BLOCKS } from './blocks/contract.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, GivenTime, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  ALT_MAX,
  ARTICLE_SORTS,
  ARTICLE_STATES,
  BODY_MAX,
  PHOTOS_MAX,
  PREVIEW_KEY_MAX,
  RELATED_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  SLUG_MAX,
  SLUG_SHAPE,
  SUMMARY_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './vocabulary.ts'

const State = z.enum(ARTICLE_STATES)
const WrittenIn = z.enum(LANGUAGES)
const Photo = z.object({ picture: Picture, alt: z.string() })
export type Photo = z.output<typeof Photo>

export const Tag = z.object({ slug: z.string(), name: z.string() })
export type Tag = z.output<typeof Tag>

/** An article as lists show it. */
export const ArticleCard = z.object({
  id: Id,
  slug: z.string(),
  language: WrittenIn,
  title: z.string(),
  excerpt: z.string(),
  cover: Picture.nullable(),
  tags: z.array(Tag),
  author_name: z.string().nullable(),
  /** null: a draft, which admins see */
  published_at: Time.nullable(),
  minutes_to_read: z.int(),
})
export type ArticleCard = z.output<typeof ArticleCard>

const Neighbour = z.object({ slug: z.string(), language: WrittenIn, title: z.string() })

/** An article's own page. */
export const ArticlePage = ArticleCard.extend({
  state: State,
  body_html: z.string(),
  blocks: z.array(ARTICLE_BLOCKS.shown),
  photos: z.array(Photo),
  seo_title: z.string(),
  seo_description: z.string(),
  updated_at: Time,
  related: z.array(ProductCard),
  newer: Neighbour.nullable(),
  older: Neighbour.nullable(),
})
export type ArticlePage = z.output<typeof ArticlePage>

export const ArticleRow = z.object({
  id: Id,
  language: WrittenIn,
  title: z.string(),
  state: State,
  author_name: z.string().nullable(),
  published_at: Time.nullable(),
  minutes_to_read: z.int(),
  created_at: Time,
})
export type ArticleRow = z.output<typeof ArticleRow>

export const ArticleAuthor = z.object({ id: Id, name: z.string() })
export type ArticleAuthor = z.output<typeof ArticleAuthor>

export const EditableArticle = z.object({
  id: Id,
  slug: z.string(),
  language: WrittenIn,
  title: z.string(),
  body_html: z.string(),
  summary: z.string(),
  author: ArticleAuthor.nullable(),
  cover: Picture.nullable(),
  photos: z.array(Photo),
  tags: z.array(z.string()),
  products: z.array(z.object({ id: Id, title: z.string() })),
  seo_title: z.string(),
  seo_description: z.string(),
  state: State,
  published_at: Time.nullable(),
  minutes_to_read: z.int(),
})
export type EditableArticle = z.output<typeof EditableArticle>

/** An article as an admin writes it. */
export const ArticleBody = z.object({
  title: oneLine().min(1, 'validation.title').max(TITLE_MAX),
  /** left out: the school's, and later left as it is */
  language: WrittenIn.optional(),
  /** empty: made of the title, and later left as it is */
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX)
    .refine((slug) => slug === '' || SLUG_SHAPE.test(slug), 'validation.article-slug')
    .default(''),
  body_html: someLines().max(BODY_MAX).default(''),
  summary: someLines().max(SUMMARY_MAX).default(''),
  /** left out: whoever writes it first, and later left as it is */
  author_id: Id.optional(),
  cover_id: Id.nullable().default(null),
  photos: z
    .array(z.object({ photo_id: Id, alt: oneLine().max(ALT_MAX).default('') }))
    .max(PHOTOS_MAX)
    .default([]),
  tags: z
    .array(oneLine().min(1).max(TAG_MAX, 'validation.tag-length'))
    .max(TAGS_MAX, 'validation.tags-many')
    .default([]),
  product_ids: z.array(Id).max(RELATED_MAX, 'validation.related-many').default([]),
  seo_title: oneLine().max(SEO_TITLE_MAX).default(''),
  seo_description: oneLine().max(SEO_DESCRIPTION_MAX).default(''),
})
export type ArticleBody = z.output<typeof ArticleBody>

const OneArticle = z.object({ article: EditableArticle })

export const listArticles = endpoint('GET /json/articles', {
  summary: 'Articles that are out, the newest first, optionally with one tag, which is then named',
  access: 'anyone',
  query: z.object({ tag: z.string().max(SLUG_MAX).optional(), cursor: Cursor }),
  answer: pageOf(ArticleCard).extend({
    tag: Tag.nullable(),
    /** that something which is out is written in */
    languages: z.array(WrittenIn),
  }),
})

export const listArticleTags = endpoint('GET /json/article-tags', {
  summary: 'The tags that most articles have which are out',
  access: 'anyone',
  answer: z.object({ data: z.array(Tag) }),
})

export const getArticlePage = endpoint('GET /json/articles/:articleSlug', {
  summary:
    'An article by its address, or by one it had before: the answer names the one it has now. Admins see what is not out yet',
  access: 'anyone',
  answer: ArticlePage,
})

export const getArticlePreview = endpoint('GET /json/article-previews/:token', {
  summary: 'An article as its page will show it, by a link that an admin gave away',
  access: 'anyone',
  params: z.object({ token: z.string().max(PREVIEW_KEY_MAX) }),
  answer: ArticlePage,
})

export const readArticleFeed = endpoint('GET /articles/rss.xml', {
  summary: 'The newest articles that are out, as RSS 2.0: in all languages, or in one',
  access: 'anyone',
  query: z.object({ lang: WrittenIn.optional() }),
  answer: z.unknown(),
  type: 'application/rss+xml',
})

export const listPanelArticles = endpoint('GET /json/home/articles', {
  summary: 'All articles of the school, the newest first: by words of the title, in any order, and by state',
  access: 'admin',
  right: 'change-content',
  ...inPages(pageOf(ArticleRow), {
    q: oneLine().max(TITLE_MAX).optional(),
    state: State.optional(),
    sort: z.enum(ARTICLE_SORTS).optional(),
  }),
})

export const listArticleAuthors = endpoint('GET /json/home/article-authors', {
  summary: 'Whose name may stand under an article: the admins of the school who may write one',
  access: 'admin',
  right: 'change-content',
  answer: z.object({ data: z.array(ArticleAuthor) }),
})

export const getArticle = endpoint('GET /json/home/articles/:articleId', {
  summary: 'An article with everything its admin can change',
  access: 'admin',
  right: 'change-content',
  answer: OneArticle,
})

export const createArticle = endpoint('POST /home/articles', {
  summary: 'Write an article: a draft at first',
  access: 'admin',
  right: 'change-content',
  status: 201,
  body: ArticleBody,
  answer: OneArticle,
})

export const updateArticle = endpoint('PUT /home/articles/:articleId', {
  summary: 'Change an article; an address that it had leads to the new one',
  access: 'admin',
  right: 'change-content',
  over: writesOver(
    getArticle,
    [
      'title',
      'language',
      'slug',
      'body_html',
      'summary',
      'author',
      'cover',
      'photos',
      'tags',
      'products',
      'seo_title',
      'seo_description',
    ],
    ({ article }) => article,
  ),
  body: ArticleBody.extend({ seen: Seen }),
  answer: OneArticle,
})

export const publishArticle = endpoint('POST /home/articles/:articleId/publish', {
  summary: 'Publish an article, now or at a moment, which may be ahead: it then appears by itself',
  access: 'admin',
  right: 'change-content',
  refuses: [409],
  body: z.object({ at: GivenTime.nullable().default(null) }),
  answer: OneArticle,
})

export const unpublishArticle = endpoint('POST /home/articles/:articleId/unpublish', {
  summary: 'Make an article a draft again, whether it is out or scheduled',
  access: 'admin',
  right: 'change-content',
  answer: OneArticle,
})

export const makePreviewLink = endpoint('POST /home/articles/:articleId/preview-link', {
  summary: 'Make a link by which anyone reads an article before it is out, for two weeks',
  access: 'admin',
  right: 'change-content',
  changes: 'own',
  answer: z.object({ url: z.string(), expires_at: Time }),
})

export const deleteArticle = endpoint('DELETE /home/articles/:articleId', {
  summary: 'Delete an article, its photos and its addresses',
  access: 'admin',
  right: 'change-content',
  answer: Done,
})
