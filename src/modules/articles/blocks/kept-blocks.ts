import { keptBlocks, sweepingBlocks } from '#modules/content/index.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { photosAmong } from '../abandon-photos.ts'
import { articleBlocks } from '../tables.ts'
import { ARTICLE_PICTURES } from '../vocabulary.ts'
import { ARTICLE_BLOCKS } from './types.ts'

/** What stands below the text of articles. */
export const KEPT_BLOCKS = keptBlocks({
  table: articleBlocks,
  types: ARTICLE_BLOCKS,
  pictures: ARTICLE_PICTURES,
  shownBesides: photosAmong,
})

export const sweepingArticleBlocks = (parts: OneByOneParts): TimedJob =>
  sweepingBlocks('articles.sweep-blocks', KEPT_BLOCKS, parts)
