import { asc, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Balance } from './contract.ts'
import { partnerBalances } from './tables.ts'

/** What each of these partners has earned, was paid and is owed, in each currency there ever was any. */
export async function readBalances({ tx }: Ctx, ids: string[]): Promise<Map<string, Balance[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(partnerBalances)
    .where(inArray(partnerBalances.partnerId, ids))
    .orderBy(asc(partnerBalances.currency))
  return Map.groupBy(
    rows.map(({ partnerId, currency, earned, paid }) => ({ partnerId, currency, earned, paid, owed: earned - paid })),
    ({ partnerId }) => partnerId,
  )
}
