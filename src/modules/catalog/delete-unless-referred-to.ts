import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refusalOf } from '#platform/db/refusal-of.ts'
import { Conflict } from '#platform/refusal.ts'

/** Deletes what nothing refers to; false when something does. Orders and grants refer to what was sold: the database knows them all, the catalog none. */
export async function deletedUnlessReferredTo(ctx: Ctx, remove: () => Promise<unknown>): Promise<boolean> {
  await ctx.tx.execute(sql`savepoint deletion`)
  try {
    await remove()
    return true
  } catch (error) {
    if (!(refusalOf(error) instanceof Conflict)) throw error
    await ctx.tx.execute(sql`rollback to savepoint deletion`)
    return false
  }
}
