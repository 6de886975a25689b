import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Partner, partnerProducts } from './tables.ts'

/**
 * How much of what a partner gets is an amount in a currency that the school has left, and earns nothing until it is written anew: all, some
 * products, or none (null).
 */
export async function pausedByCurrency(
  { tx, school }: Ctx,
  { id, currency, commissionKind, isForAllProducts }: Partner,
): Promise<'all' | 'some' | null> {
  if (currency === school.currency) return null
  const chosen = await tx
    .select({ kind: partnerProducts.commissionKind })
    .from(partnerProducts)
    .where(eq(partnerProducts.partnerId, id))
  const kinds = [...chosen.map(({ kind }) => kind ?? commissionKind), ...(isForAllProducts ? [commissionKind] : [])]
  const paused = kinds.filter((kind) => kind === 'amount')
  if (paused.length === 0) return null
  return paused.length === kinds.length ? 'all' : 'some'
}
