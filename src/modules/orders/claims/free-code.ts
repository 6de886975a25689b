import { and, eq } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { releaseClaims } from './release-claims.ts'
import { claims } from '../tables.ts'

/** The code of an order whose money went back as a whole can be used again, unless an admin said otherwise. Safe to repeat. */
export const freeCode = (ctx: Ctx, orderId: string, scarce: ScarceThings): Promise<void> =>
  releaseClaims(ctx, orderId, scarce, and(eq(claims.resource, 'code'), eq(claims.staysUsed, false)))

/** What an admin says to that, as they return the money. */
export async function decideOnCode({ tx }: Ctx, orderId: string, { staysUsed }: { staysUsed: boolean }): Promise<void> {
  await tx
    .update(claims)
    .set({ staysUsed })
    .where(and(eq(claims.orderId, orderId), eq(claims.resource, 'code')))
}
