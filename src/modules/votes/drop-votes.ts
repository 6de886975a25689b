import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { votes } from './tables.ts'

/** Removes the votes of items that are being deleted; `ids` is a list or a subquery of their ids. */
export async function dropVotes(ctx: Ctx, type: string, ids: string[] | SQLWrapper): Promise<void> {
  await ctx.tx.delete(votes).where(and(inArray(votes.votableId, ids as SQLWrapper), eq(votes.votableType, type)))
}
