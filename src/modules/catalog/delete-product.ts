import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getProduct } from './find-product.ts'
import { products } from './tables.ts'

/**
 * Deletes a product nobody ever got. One that was sold or given is kept for those who have it: it is hidden and
 * no longer sold.
 */
export async function deleteProduct(ctx: Ctx, { productId }: { productId: string }) {
  const { product } = await getProduct(ctx, { productId })
  ctx.note({ subject: product.title })
  if (await deletedUnlessReferredTo(ctx, productId)) return { outcome: 'deleted' as const }
  await ctx.tx.update(products).set({ isHidden: true, isEnrollmentEnabled: false }).where(eq(products.id, productId))
  return { outcome: 'hidden' as const }
}

const FOREIGN_KEY_VIOLATION = '23503'
const RESTRICT_VIOLATION = '23001'

/** Orders and grants refer to what was sold: the database knows them all, the catalog none. */
async function deletedUnlessReferredTo(ctx: Ctx, productId: string): Promise<boolean> {
  await ctx.tx.execute(sql`savepoint deletion`)
  try {
    await ctx.tx.delete(products).where(eq(products.id, productId))
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
