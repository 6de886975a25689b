import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { uncounted } from '#platform/db/tables.ts'
import { votes } from './tables.ts'

/** Removes the votes of items that are being deleted, and what was not counted in them yet; `ids` is a list or a subquery of their ids. */
export async function dropVotes(ctx: Ctx, type: string, ids: string[] | SQLWrapper): Promise<void> {
  await ctx.tx.delete(uncounted).where(inArray(uncounted.rowId, ids as SQLWrapper))
  await ctx.tx.delete(votes).where(and(inArray(votes.votableId, ids as SQLWrapper), eq(votes.votableType, type)))
}
