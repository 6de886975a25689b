import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { cases } from './tables.ts'

/** Closes the cases of items that are being deleted, whoever deletes them; `ids` is a list or a subquery of their ids. */
export async function dropCases(ctx: Ctx, type: string, ids: string[] | SQLWrapper): Promise<void> {
  await ctx.tx
    .update(cases)
    .set({ closedAt: ctx.now, closedById: 'id' in ctx.actor ? ctx.actor.id : null, outcome: 'deleted' })
    .where(and(isNull(cases.closedAt), eq(cases.itemType, type), inArray(cases.itemId, ids as SQLWrapper)))
}
