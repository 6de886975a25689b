import type { z } from 'zod'
import { READ_TYPES, together } from '#modules/content/types/contract.ts'

const { text, image, gallery, before_after, quote, code, formula, embed } = READ_TYPES

/** What an article is made of below its text: what everybody may see, so nothing that is kept from anyone. */
export const ARTICLE_BLOCKS = together({ text, image, gallery, before_after, quote, code, formula, embed })

export type ArticleBlockContent = z.output<typeof ARTICLE_BLOCKS.draft>
export type ArticleBlock = z.output<typeof ARTICLE_BLOCKS.edited>
