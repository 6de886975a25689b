import { blockCalls, type WithVersion } from '#modules/content/keeping/contract.ts'
import { ARTICLE_BLOCKS, type ArticleBlock } from './types.ts'

export { ARTICLE_BLOCKS, type ArticleBlock, type ArticleBlockContent } from './types.ts'

export type EditedArticleBlock = WithVersion<ArticleBlock>

const PATH = '/home/articles/:articleId/blocks'

export const {
  list: listArticleBlocks,
  store: storeArticleBlock,
  update: updateArticleBlock,
  remove: deleteArticleBlock,
  restore: restoreArticleBlock,
  duplicate: duplicateArticleBlock,
  order: orderArticleBlocks,
} = blockCalls({
  paths: { all: PATH, one: `${PATH}/:blockId` },
  words: { one: 'block', many: 'blocks', owner: 'an article' },
  rights: { see: 'change-content', change: 'change-content' },
  types: ARTICLE_BLOCKS,
})
