import type { Ctx } from '#platform/context.ts'
import type { Noted } from '../news.ts'
import { notices } from '../tables.ts'

/** Something new that answers what these people wrote: each is told once, however often it is noted. */
export async function note(ctx: Ctx, news: Noted, readers: string[]): Promise<void> {
  if (readers.length === 0) return
  await ctx.tx
    .insert(notices)
    .values(readers.map((personId) => ({ ...news, personId, createdAt: ctx.now })))
    .onConflictDoNothing()
}
