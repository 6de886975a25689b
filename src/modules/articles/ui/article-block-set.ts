import { type BlockSet, screensTogether } from '#modules/content/ui/editing/block-set.ts'
import { READ_SCREENS } from '#modules/content/ui/types/table.ts'
import { onDemand } from '#kit/on-demand.ts'
import * as contract from '../blocks/contract.ts'
import { ARTICLE_PICTURES } from '../vocabulary.ts'

const { text, image, gallery, before_after, quote, code, formula, embed } = READ_SCREENS

/** How each type is edited that an article can have, in the order in which they are offered. */
const SCREENS = screensTogether({ text, image, gallery, before_after, quote, code, formula, embed })

export const ARTICLE_BLOCK_SET: BlockSet = {
  ...SCREENS,
  Preview: onDemand(async () => (await import('#modules/content/ui/views/ShownBlocks.tsx')).ShownBlock),
  isAnswered: () => false,
  pictures: ARTICLE_PICTURES,
  calls: {
    list: contract.listArticleBlocks,
    store: contract.storeArticleBlock,
    update: contract.updateArticleBlock,
    remove: contract.deleteArticleBlock,
    restore: contract.restoreArticleBlock,
    duplicate: contract.duplicateArticleBlock,
    order: contract.orderArticleBlocks,
  },
  key: 'blockId',
}
