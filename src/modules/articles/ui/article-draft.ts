import type { Picture } from '#modules/media/contract.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { ArticleBody, EditableArticle, Photo } from '../contract.ts'

/** What the form holds while it is typed. */
export interface ArticleDraft {
  title: string
  slug: string
  language: Language
  html: string
  summary: string
  authorId: string
  cover: Picture | null
  photos: Photo[]
  /** separated by commas */
  tags: string
  products: { id: string; title: string }[]
  seoTitle: string
  seoDescription: string
}

export const draftNameOf = (articleId: string): string => `article:${articleId}`

export const newDraft = (authorId: string, language: Language): ArticleDraft => ({
  title: '',
  slug: '',
  language,
  html: '',
  summary: '',
  authorId,
  cover: null,
  photos: [],
  tags: '',
  products: [],
  seoTitle: '',
  seoDescription: '',
})

export const draftOf = (article: EditableArticle): ArticleDraft => ({
  title: article.title,
  slug: article.slug,
  language: article.language,
  html: article.body_html,
  summary: article.summary,
  authorId: article.author?.id ?? '',
  cover: article.cover,
  photos: article.photos,
  tags: article.tags.join(', '),
  products: article.products,
  seoTitle: article.seo_title,
  seoDescription: article.seo_description,
})

export const bodyOf = (draft: ArticleDraft): ArticleBody => ({
  title: draft.title,
  slug: draft.slug.trim(),
  language: draft.language,
  body_html: draft.html,
  summary: draft.summary,
  ...(draft.authorId !== '' && { author_id: draft.authorId }),
  cover_id: draft.cover?.id ?? null,
  photos: draft.photos.map(({ picture, alt }) => ({ photo_id: picture.id, alt })),
  tags: draft.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  product_ids: draft.products.map(({ id }) => id),
  seo_title: draft.seoTitle,
  seo_description: draft.seoDescription,
})
