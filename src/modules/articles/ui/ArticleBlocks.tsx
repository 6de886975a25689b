import { BlocksEditor } from '#modules/content/ui/editing/BlocksEditor.tsx'
import { useBlocks } from '#modules/content/ui/editing/use-blocks.ts'
import type { EditedArticleBlock } from '../blocks/contract.ts'
import { ARTICLE_BLOCK_SET } from './article-block-set.ts'
import { useArticlesPanelText } from './panel-text.ts'

/** What stands below the text: each change is kept at once. */
export function ArticleBlocks({ articleId, blocks }: { articleId: string; blocks: EditedArticleBlock[] }) {
  const text = useArticlesPanelText()
  const edited = useBlocks(ARTICLE_BLOCK_SET, { articleId }, blocks)
  return <BlocksEditor set={ARTICLE_BLOCK_SET} edited={edited} title={text('blocks')} intro={text('blocksIntro')} />
}
