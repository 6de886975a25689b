import { eq } from 'drizzle-orm'
import * as blocks from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lockArticle, subjectOf } from '../get-article.ts'
import { findArticle } from '../get-article-page.ts'
import { articles } from '../tables.ts'
import * as contract from './contract.ts'
import { KEPT_BLOCKS as KEPT } from './kept-blocks.ts'
import { retell } from './retell.ts'

/** Whoever changes the blocks of an article holds the article: its reading time follows from them. */
export function articleBlockRoutes(app: App, media: Media): void {
  serve(app, contract.listArticleBlocks, async (ctx, { articleId }) => {
    foundOr404(await findArticle(ctx, eq(articles.id, articleId)))
    return { data: await blocks.readBlocks(ctx, KEPT, articleId, media) }
  })
  serve(app, contract.storeArticleBlock, (ctx, { articleId: ownerId, block }) =>
    changing(ctx, ownerId, () => blocks.storeBlock(ctx, KEPT, { ownerId, block }, media)),
  )
  serve(app, contract.updateArticleBlock, (ctx, { articleId: ownerId, ...change }) =>
    changing(ctx, ownerId, () => blocks.updateBlock(ctx, KEPT, { ownerId, ...change }, media)),
  )
  serve(app, contract.deleteArticleBlock, (ctx, { articleId: ownerId, blockId }) =>
    changing(ctx, ownerId, () => blocks.deleteBlock(ctx, KEPT, { ownerId, blockId })),
  )
  serve(app, contract.restoreArticleBlock, (ctx, { articleId: ownerId, blockId }) =>
    changing(ctx, ownerId, () => blocks.restoreBlock(ctx, KEPT, { ownerId, blockId }, media)),
  )
  serve(app, contract.duplicateArticleBlock, (ctx, { articleId: ownerId, blockId }) =>
    changing(ctx, ownerId, () => blocks.duplicateBlock(ctx, KEPT, { ownerId, blockId }, media)),
  )
  serve(app, contract.orderArticleBlocks, (ctx, { articleId: ownerId, ids }) =>
    changing(ctx, ownerId, () => blocks.orderBlocks(ctx, KEPT, { ownerId, ids }, media)),
  )
}

/** Refuses with 404 an article that is not there. */
async function changing<Answer>(ctx: Ctx, articleId: string, change: () => Promise<Answer>): Promise<Answer> {
  const article = await lockArticle(ctx, articleId)
  const answer = await change()
  await retell(ctx, article)
  ctx.note(subjectOf(article))
  return answer
}
