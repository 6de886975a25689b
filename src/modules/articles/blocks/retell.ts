import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { minutesToRead } from '../minutes-to-read.ts'
import { type Article, articles } from '../tables.ts'
import { KEPT_BLOCKS } from './kept-blocks.ts'

/** What can be read in the blocks of an article, in their order. */
export async function wordsOfBlocks(ctx: Ctx, articleId: string): Promise<string[]> {
  const rows = await KEPT_BLOCKS.rowsOf(ctx, articleId)
  return rows.map(({ content }) => KEPT_BLOCKS.types.plain(content))
}

/** Counts its minutes anew once its blocks are others. */
export async function retell(ctx: Ctx, { id, body }: Article): Promise<void> {
  const minutes = minutesToRead(body, await wordsOfBlocks(ctx, id))
  await ctx.tx.update(articles).set({ minutesToRead: minutes, updatedAt: ctx.now }).where(eq(articles.id, id))
}
