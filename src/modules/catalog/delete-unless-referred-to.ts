import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const RESTRICT_VIOLATION = '23001'

/** Deletes what nothing refers to; false when something does. Orders and grants refer to what was sold: the database knows them all, the catalog none. */
export async function deletedUnlessReferredTo(ctx: Ctx, remove: () => Promise<unknown>): Promise<boolean> {
  await ctx.tx.execute(sql`savepoint deletion`)
  try {
    await remove()
    return true
  } catch (error) {
    if (!isReferredTo(error)) throw error
    await ctx.tx.execute(sql`rollback to savepoint deletion`)
    return false
  }
}

const isReferredTo = (error: unknown): boolean => {
  const { cause = error } = error as { cause?: unknown }
  const { code } = cause as { code?: string }
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION
}
