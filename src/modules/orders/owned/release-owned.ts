import { and, eq, inArray } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { releaseClaims } from '../claims/release-claims.ts'
import { claims, lineDiscounts } from '../tables.ts'

/** What was counted towards these lines of an order stands by itself again: they were left, or paid back. Safe to repeat. */
export async function releaseOwned(ctx: Ctx, orderId: string, lineIds: string[], scarce: ScarceThings): Promise<void> {
  const counted = ctx.tx
    .select({ id: lineDiscounts.sourceId })
    .from(lineDiscounts)
    .where(and(inArray(lineDiscounts.lineId, lineIds), eq(lineDiscounts.source, 'owned')))
  await releaseClaims(ctx, orderId, scarce, and(eq(claims.resource, 'owned'), inArray(claims.resourceId, counted)))
}
