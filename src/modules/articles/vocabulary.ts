import type { Language } from '#platform/i18n/language.ts'

/** How the list in the panel can be sorted; the first is the usual way. */
export const ARTICLE_SORTS = ['-created', 'created', 'title', '-title'] as const

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]
export const TITLE_MAX = 150
export const SLUG_MAX = 80
export const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const BODY_MAX = 100_000
export const SUMMARY_MAX = 300
export const TAGS_MAX = 8
export const TAG_MAX = 30
export const PHOTOS_MAX = 24
export const ALT_MAX = 300
/** How many products an article may be shown with. */
export const RELATED_MAX = 4
/** What pictures of articles are uploaded as. */
export const ARTICLE_PICTURES = 'article'
export const SEO_TITLE_MAX = 70
export const SEO_DESCRIPTION_MAX = 150

/** Where the newest articles are for programs: all of them, or those in one language. */
export const feedPath = (language?: Language): string => `/articles/rss.xml${language ? `?lang=${language}` : ''}`

/** For so long a link shows an article to whoever has it. */
export const PREVIEW_DAYS = 14
export const PREVIEW_KEY_MAX = 100
