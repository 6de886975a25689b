import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'
import { cardHolder } from './holders.ts'

/** A use that is paid for is its card's as well, should the code be limited for each person only later. */
export async function rememberCard(
  ctx: Ctx,
  { orderId, accountId, cardFingerprint: fingerprint }: Transaction,
): Promise<void> {
  if (fingerprint === null) return
  const holder = cardHolder(ctx, { accountId, fingerprint })
  await ctx.tx
    .update(claims)
    .set({ holders: sql`array_append(${claims.holders}, ${holder}::text)` })
    .where(
      and(
        eq(claims.orderId, orderId),
        eq(claims.resource, 'code'),
        sql`not ${claims.holders} @> array[${holder}::text]`,
      ),
    )
}
